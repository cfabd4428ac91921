import siteConfig from '@generated/docusaurus.config';

/** The address of a page as the site writes it: without `.html`, `/index.html` and a slash at its end. */
export function cleanPath(pathname: string, baseUrl: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean || '/';
}

/*
 * A server that knows only files serves a page at other addresses too. React has to see the address that the page was
 * rendered for, so this runs when the scripts load, before the page is hydrated.
 */
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname, siteConfig.baseUrl);
  if (clean !== pathname)
    window.history.replaceState(window.history.state, '', clean + search + hash);
}
