/**
 * Redirects from the not-found page if possible. A server of plain files answers with it for `/docs/page/` and
 * `/docs/page/index.html`, although the page exists at `/docs/page`. Otherwise the page hydrates immediately, to
 * suggest similar pages.
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
