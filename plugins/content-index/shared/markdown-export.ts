/** Where the Markdown of a page is: its route with `.md`. The root of the site has no name, so it is `index.md`. */
export function markdownExportOf(route: string): string {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}
