/**
 * Leaves the not-found page where possible, without waiting for the reader. A server of plain files answers with it for
 * `/docs/page/` and `/docs/page/index.html`, whose page is at `/docs/page`; otherwise the page hydrates at once, to
 * suggest addresses like the one asked for.
 */
export function leaveNotFound(): void {
  addEventListener('DOMContentLoaded', () => {
    if (!document.querySelector('main[data-not-found]')) return;
    const {pathname, search, hash} = location;
    const clean = pathname.replace(/\/(?:index(?:\.html)?)?$/, '');
    if (clean && clean !== pathname) location.replace(clean + search + hash);
    else dispatchEvent(new Event('pointermove'));
  });
}
