const SCRIPTS = /<template id="?docs-scripts"? data-src="([^"]*)"><\/template>/;

/**
 * Rewrites a page to what `HYDRATE=load` builds, in which the scripts of Docusaurus run while the
 * page loads. Throws if the page was not built with `HYDRATE=intent`.
 */
export function hydratedOnLoad(html: string): string {
  const [whole, sources] = SCRIPTS.exec(html) ?? [];
  if (whole === undefined || sources === undefined)
    throw new Error('bench: the page lists no scripts. Build with HYDRATE=intent, the default.');
  const scripts = sources.split(' ').map((source) => `<script src="${source}" defer></script>`);
  return html.replace(whole, () => scripts.join(''));
}
