import siteConfig from '@generated/docusaurus.config';

/** Path of a page as the site links to it: without `.html`, `/index.html` and a trailing slash. */
export function cleanPath(pathname: string, baseUrl: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean || '/';
}

/*
 * A server of plain files serves a page at other URLs too. React must see the URL that the page was rendered for, so
 * this runs when the scripts load, before hydration.
 */
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname, siteConfig.baseUrl);
  if (clean !== pathname)
    window.history.replaceState(window.history.state, '', clean + search + hash);
}
