import type {Kind} from './types';

export const DOCS = 'docs/';

/** `docs/products/kafka.md` → `products/kafka`. */
export function idOf(file: string): string {
  return file.slice(DOCS.length).replace(/\.mdx?$/, '');
}

/** The framework drops `index`, `readme` and a name that repeats its folder. */
export function routeOf(id: string): string {
  const parts = id.split('/');
  const last = parts.at(-1)!;
  if (/^(?:index|readme)$/i.test(last) || (parts.length > 1 && last === parts.at(-2))) {
    parts.pop();
  }
  return `/${parts.join('/')}`;
}

/** Area of a page as the site map names it. */
export function areaOf(id: string): string {
  const [first = '', second, third] = id.split('/');
  if (first !== 'products' || second === undefined) {
    return first;
  }
  const nested = second === 'kafka' && third !== undefined && /^(?:kafka-|karapace$)/.test(third);
  return nested ? `${second}/${third}` : second;
}

const FOLDERS: [RegExp, Kind][] = [
  [/get-started$/, 'get-started'],
  [/\/troubleshooting\//, 'troubleshooting'],
  // Overviews of a group of howtos.
  [/\/howto\/list-[\w-]+$/, 'landing'],
  [/\/howto\//, 'howto'],
  [/\/concepts\//, 'concept'],
  [/\/reference\//, 'reference'],
  [/^tools\/cli\//, 'reference'],
  [/^integrations\//, 'howto'],
];

/** Landing pages that stand below another landing page. */
const NESTED_LANDING =
  /^products\/(?:kafka\/(?:concepts|kafka-connect|kafka-mirrormaker|karapace)|opensearch\/dashboards)$/;

/** Kind of a page, from the folder that it is in. */
export function kindOf(id: string): Kind {
  if (NESTED_LANDING.test(id)) {
    return 'landing';
  }
  const known = FOLDERS.find(([pattern]) => pattern.test(id));
  if (known) {
    return known[1];
  }
  return id.startsWith('products/') && id.split('/').length > 2 ? 'howto' : 'landing';
}
