export const DOCS = 'docs/';

/** `docs/products/kafka.md` → `products/kafka`. */
export function idOf(file: string): string {
  return file.slice(DOCS.length).replace(/\.mdx?$/, '');
}

/** Route of a page. Docusaurus omits `index`, `readme`, and a file name that repeats its folder. */
export function routeOf(id: string): string {
  const parts = id.split('/');
  const last = parts.at(-1)!;
  if (/^(?:index|readme)$/i.test(last) || (parts.length > 1 && last === parts.at(-2))) {
    parts.pop();
  }
  return `/${parts.join('/')}`;
}
