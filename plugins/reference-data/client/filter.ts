/**
 * Shows the rows that contain every word of the query, opens the `<details>` around them, hides empty groups, and
 * returns the number of rows left.
 */
export function filterRows(host: HTMLElement, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const row of Array.from(host.querySelectorAll<HTMLElement>('[data-row]'))) {
    const text = (row.textContent ?? '').toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
    shown += row.hidden ? 0 : 1;
  }
  for (const group of Array.from(host.querySelectorAll<HTMLElement>('[data-group]'))) {
    group.hidden = group.querySelector('[data-row]:not([hidden])') === null;
  }
  for (const fold of Array.from(host.querySelectorAll('details'))) {
    const found = fold.querySelector('[data-row]:not([hidden])') !== null;
    fold.hidden = !found;
    fold.open = found && words.length > 0;
  }
  return shown;
}
