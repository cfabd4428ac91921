import {useEffect, useState} from 'react';

/** Attributes that DocSearch sets on its container. They are wrong there, since it wraps the whole dialog. */
const WRONG = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-owns',
  'aria-labelledby',
];

function fixContainer(container: Element): void {
  WRONG.forEach((name) => container.removeAttribute(name));
}

/** Sets an attribute only if it changes, since each write triggers the observer. */
function set(element: Element | null, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Gives DocSearch's modal the role of a dialog for assistive technology (it is a button with buttons inside), and
 * returns the element for our own row.
 */
export function useDialog(attempt: number): Element | null {
  const [slot, setSlot] = useState<Element | null>(null);
  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    const modal = container?.querySelector('.DocSearch-Modal');
    const dropdown = modal?.querySelector('.DocSearch-Dropdown');
    if (!container || !modal || !dropdown) {
      return undefined;
    }
    modal.setAttribute('role', 'dialog');
    modal.setAttribute('aria-modal', 'true');
    modal.setAttribute('aria-label', 'Search docs');
    const input = modal.querySelector('input');
    input?.setAttribute('role', 'combobox');
    const fixAttributes = () => {
      fixContainer(container);
      const list = modal.querySelector('[role=listbox]');
      set(input ?? null, 'aria-expanded', String(Boolean(list)));
      // DocSearch's `aria-controls` names lists that do not exist; the combobox has to name the ones that do.
      const lists = Array.from(modal.querySelectorAll('[role=listbox][id]'))
        .map(({id}) => id)
        .join(' ');
      if (lists) {
        set(input ?? null, 'aria-controls', lists);
      } else {
        input?.removeAttribute('aria-controls');
      }
      modal
        .querySelectorAll('.DocSearch-Dropdown-Container ul:not([aria-label])')
        .forEach((element) => {
          element.removeAttribute('aria-labelledby');
          element.setAttribute(
            'aria-label',
            element.closest('section')?.querySelector('.DocSearch-Hit-source')?.textContent ??
              'Results',
          );
        });
      modal
        .querySelectorAll('.DocSearch-Hit-action-button:not([aria-label])')
        .forEach((element) => {
          element.setAttribute('aria-label', element.getAttribute('title') ?? '');
        });
    };
    fixAttributes();
    const observer = new MutationObserver(fixAttributes);
    observer.observe(container, {
      attributes: true,
      attributeFilter: WRONG,
      childList: true,
      subtree: true,
    });
    const own = document.createElement('div');
    modal.insertBefore(own, dropdown);
    setSlot(own);
    // DocSearch's focus trap knows only the elements of the first render; the page behind is inert instead.
    const keepTab = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation();
    modal.addEventListener('keydown', keepTab as EventListener);
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => {
      observer.disconnect();
      modal.removeEventListener('keydown', keepTab as EventListener);
      page?.removeAttribute('inert');
      own.remove();
    };
  }, [attempt]);
  return slot;
}
