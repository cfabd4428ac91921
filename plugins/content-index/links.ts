import {createHash} from 'node:crypto';
import path from 'node:path';
import type {PageMeta} from './types';

/** Makes links of a rendered page to the site's own origin absolute. */
export function absoluteLink(origin: string, route: string): (href: string) => string {
  return (href) =>
    /^(https?:|mailto:|data:)/.test(href) ? href : new URL(href, `${origin}${route}`).href;
}

/** Resolves links of a source file: file paths become the routes of their pages. */
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

const EXTENSIONS: Record<string, string> = {'svg+xml': 'svg', jpeg: 'jpg'};

/**
 * Docusaurus inlines small images as data URLs. This makes a file of such an image, adds it to `files` by its path
 * under the base URL, and returns its URL.
 */
export function imageFile(
  {origin, baseUrl}: {origin: string; baseUrl: string},
  files: Map<string, Uint8Array>,
): (href: string) => string {
  return (href) => {
    const [, type = '', data] = /^data:image\/([\w+]+)[^,]*;base64,(.*)$/s.exec(href) ?? [];
    if (data === undefined) return href;
    const bytes = Buffer.from(data, 'base64');
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    const name = `assets/images/${hash}.${EXTENSIONS[type] ?? type}`;
    files.set(name, bytes);
    return `${origin}${baseUrl}${name}`;
  };
}
