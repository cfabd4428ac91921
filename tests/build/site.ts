import fs from 'node:fs';
import path from 'node:path';

/** The build that is looked at, and the base URL that it was made for. */
export const BUILD = path.resolve(process.env.BUILD_DIR ?? 'build');

export type Page = {file: string; route: string; html: string};

function walk(dir: string): string[] {
  return fs.readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    return entry.isDirectory() ? walk(file) : [file];
  });
}

/** Whether a file of the build only sends visitors on, for servers that know no redirects. */
export const isRedirect = (html: string): boolean => html.includes('http-equiv="refresh"');

/** Every page of the build, without those that only redirect. An empty build is an error: a test that looked at nothing would pass. */
export function readPages(): Page[] {
  if (!fs.existsSync(BUILD)) throw new Error(`${BUILD} is not there. Build the site first: npm run build`);
  const pages = walk(BUILD)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file,
      route: `/${path.relative(BUILD, file).replace(/(?:(?:^|\/)index)?\.html$/, '')}`,
      html: fs.readFileSync(file, 'utf8'),
    }))
    .filter(({html}) => !isRedirect(html));
  if (pages.length < 5) throw new Error(`${BUILD} holds ${pages.length} pages: that is not this site`);
  return pages;
}

/** Attributes of every element of a kind, by their names in small letters, whether or not their values are quoted. */
export function elements(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>`, 'g'))].map(([, source = '']) =>
    Object.fromEntries(
      [...source.matchAll(/([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']),
    ),
  );
}

/** What a page would load from another host. Where it says that it belongs (canonical, alternate) is not loaded. */
export function foreignAddresses(html: string): string[] {
  const loaded = [
    ...elements(html, 'script').map(({src}) => src),
    ...elements(html, 'img').map(({src}) => src),
    ...elements(html, 'link')
      .filter(({rel = ''}) => /stylesheet|preload|prefetch|preconnect|icon|manifest/.test(rel))
      .map(({href}) => href),
  ];
  return loaded.filter((address): address is string => /^(?:https?:)?\/\//.test(address ?? ''));
}
