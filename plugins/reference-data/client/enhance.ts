import {filterRows} from './filter';

/** Adds the filter field of a table. It is not in the HTML, since it needs scripts. */
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

/** The row of the table that the URL's fragment names. */
function rowOfAddress(host: HTMLElement): HTMLElement | undefined {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const row = id === '' ? null : document.getElementById(id);
  return row && host.contains(row) ? row : undefined;
}

/** Scrolls to the row of the URL's fragment, for a table that was fetched after the page. */
export function scrollToRow(host: HTMLElement): void {
  const row = rowOfAddress(host);
  row?.closest('details')?.setAttribute('open', '');
  row?.scrollIntoView();
}

/** Opens the `<details>` around the row of the URL's fragment, if the browser has not. */
export function unfoldRow(host: HTMLElement): void {
  const row = rowOfAddress(host);
  if (row?.closest('details:not([open])')) {
    scrollToRow(host);
  }
}
