import path from 'node:path';
import type {PageMeta} from './types';

/** Links of a rendered page: everything under the site's own origin becomes absolute. */
export function absoluteLink(origin: string, route: string): (href: string) => string {
  return (href) =>
    /^(https?:|mailto:|data:)/.test(href) ? href : new URL(href, `${origin}${route}`).href;
}

/** Links of a source file: file paths become the routes of the pages they name. */
export function sourceLink(
  origin: string,
  route: string,
  docsDir: string,
  pages: PageMeta[],
): (href: string, file: string) => string {
  const routes = new Map(
    pages.flatMap((page) => (page.file ? [[page.file, page.route] as const] : [])),
  );
  const absolute = absoluteLink(origin, route);
  return (href, file) => {
    const [, target = '', rest = ''] = /^([^#?]*)(.*)$/.exec(href) ?? [];
    if (/^https?:/.test(href) || !/\.mdx?$/.test(target)) {
      return absolute(href);
    }
    const at = target.startsWith('/')
      ? path.join(docsDir, target)
      : path.resolve(path.dirname(file), target);
    return absolute(`${routes.get(at) ?? target}${rest}`);
  };
}
