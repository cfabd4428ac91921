const LOADER =
  /<template id="?docs-scripts"? data-src="([^"]*)"><\/template>\s*<script>[\s\S]*?<\/script>/;

/** The page as `HYDRATE=load` writes it, which differs in nothing else: the framework's scripts run with the page. */
export function hydratedOnLoad(html: string): string {
  const [whole, sources] = LOADER.exec(html) ?? [];
  if (whole === undefined || sources === undefined)
    throw new Error('bench: the page has no loader. Build with HYDRATE=intent, the default.');
  const scripts = sources.split(' ').map((source) => `<script src="${source}" defer></script>`);
  return html.replace(whole, () => scripts.join(''));
}
