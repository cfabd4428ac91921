/** Scrolls the sidebar, not the page, to the page that is open; src/theme/DocRoot/Layout does the same later. */
export function showOpenPage(): void {
  addEventListener('DOMContentLoaded', () =>
    document.querySelector('#docs-menu [aria-current="page"]')?.scrollIntoView({block: 'nearest'}),
  );
}
