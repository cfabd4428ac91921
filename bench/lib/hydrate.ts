const SCRIPTS = /<template id="?docs-scripts"? data-src="([^"]*)"><\/template>/;

/** The page as `HYDRATE=load` writes it, which differs in nothing else: Docusaurus's scripts run with the page. */
export function hydratedOnLoad(html: string): string {
  const [whole, sources] = SCRIPTS.exec(html) ?? [];
  if (whole === undefined || sources === undefined)
    throw new Error('bench: the page lists no scripts. Build with HYDRATE=intent, the default.');
  const scripts = sources.split(' ').map((source) => `<script src="${source}" defer></script>`);
  return html.replace(whole, () => scripts.join(''));
}
