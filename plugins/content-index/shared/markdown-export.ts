/** URL path of a page's Markdown export: its route with `.md`; `index.md` for the root of the site. */
export function markdownExportOf(route: string): string {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}
