import {filterRows} from './filter';

/** Puts the field to filter a table in the place kept for it; without scripts there is none, and the table is whole. */
export function addFilter(host: HTMLElement): void {
  const bar = host.querySelector<HTMLElement>('[data-bar]');
  const count = bar?.querySelector<HTMLElement>('[data-count]');
  if (!bar || !count || bar.querySelector('input')) {
    return;
  }
  const what = bar.dataset.bar ?? 'rows';
  const all = count.textContent ?? '';
  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = `Filter ${what}`;
  field.setAttribute('aria-label', `Filter ${what}`);
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.addEventListener('input', () => {
    const shown = filterRows(host, field.value);
    count.textContent = field.value.trim() === '' ? all : `${shown.toLocaleString('en')} of ${all}`;
  });
  bar.prepend(field);
}

/** The row of the table that the address names. */
function rowOfAddress(host: HTMLElement): HTMLElement | undefined {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const row = id === '' ? null : document.getElementById(id);
  return row && host.contains(row) ? row : undefined;
}

/** Scrolls to the row that the address names, when the table came after the page. */
export function scrollToRow(host: HTMLElement): void {
  const row = rowOfAddress(host);
  row?.closest('details')?.setAttribute('open', '');
  row?.scrollIntoView();
}

/** Opens what is folded around the row that the address names, where the browser has not done so itself. */
export function unfoldRow(host: HTMLElement): void {
  const row = rowOfAddress(host);
  if (row?.closest('details:not([open])')) {
    scrollToRow(host);
  }
}
