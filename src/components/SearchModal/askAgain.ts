/**
 * Has the library ask its query once more. It asks when its field changes, and at no other time: the field gets a space
 * and loses it. Not while the reader goes through the hits, which would move under their cursor.
 */
export function askAgain(query: string): void {
  const field = document.querySelector<HTMLInputElement>('.docs-search .DocSearch-Input');
  const active = field?.getAttribute('aria-activedescendant');
  if (!field || field.value !== query || (active && !active.endsWith('hits0-item-0'))) return;
  const {selectionStart, selectionEnd} = field;
  // Past the framework's own setter, which would take the event for nothing new.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const text of [`${query} `, query]) {
    setter?.call(field, text);
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
  // It moves the focus in some browsers.
  if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
}
