import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import type {Content, Document, Page} from '../content/types';

/** Target of a link, as far as the sources show it. */
export type Target =
  | {type: 'external'}
  | {type: 'own-host'; route: string; hash: string}
  | {type: 'page'; page: Page; hash: string; form: 'file' | 'url'}
  | {type: 'same'; hash: string}
  | {type: 'other-route'; route: string}
  | {type: 'file'; file: string; exists: boolean}
  | {type: 'missing'; wanted: string; form: 'file' | 'url'};

/** Hosts under which this documentation is or was published. */
const OWN = /^(?:https?:)?\/\/(?:www\.)?(?:docs\.aiven\.io|aiven\.io\/docs)(?=[/?#]|$)/;

function ownPath(site: Content, url: string): string | undefined {
  const found = OWN.exec(url);
  if (found) {
    return url.slice(found[0].length) || '/';
  }
  const {url: origin, baseUrl = '/'} = site.config ?? {};
  const root = origin && `${origin}${baseUrl.replace(/\/$/, '')}${site.docsRoot}`;
  return root &&
    site.docsRoot &&
    url.startsWith(root) &&
    /^(?:[/?#]|$)/.test(url.slice(root.length))
    ? url.slice(root.length) || '/'
    : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Whether all anchors of a document are known. Those of a file that is not valid MDX are not: that file is reported, and
 * links to it would only repeat its problem.
 */
export function isRead(document: Document): boolean {
  return (
    !document.error &&
    (document.isPartial || (document as Page).partials.every(({error}) => !error))
  );
}

/** Resolves a link or image URL in `document`. */
export function resolveTarget(site: Content, document: Document, url: string): Target {
  const own = ownPath(site, url);
  if (own !== undefined) {
    const [route = '', hash = ''] = own.split('#');
    return {type: 'own-host', route, hash};
  }
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) && !url.startsWith('pathname:')) {
    return {type: 'external'};
  }
  const [address = '', hash = ''] = url.replace(/^pathname:\/\//, '').split('#');
  const where = decode(address.split('?')[0]!);
  if (where === '') {
    return {type: 'same', hash: decode(hash)};
  }
  const folder = path.posix.dirname(document.file);
  if (/\.mdx?$/.test(where)) {
    const candidates = where.startsWith('/')
      ? [`docs${where}`, where.slice(1)]
      : [path.posix.join(folder, where)];
    const page = candidates
      .map((file) => site.byFile.get(file))
      .find((found) => found !== undefined);
    return page && !page.isPartial
      ? {type: 'page', page: page as Page, hash: decode(hash), form: 'file'}
      : {type: 'missing', wanted: where, form: 'file'};
  }
  if (/\.[a-z0-9]+$/i.test(where) && !/\.html?$/.test(where)) {
    const file = where.startsWith('/') ? where : `/${path.posix.join(folder, where)}`;
    return {
      type: 'file',
      file: where.startsWith('/') ? `static${where}` : file.slice(1),
      exists: where.startsWith('/') ? site.staticFiles.has(where) : site.assets.has(file.slice(1)),
    };
  }
  return resolveRoute(site, document, where.replace(/(.)\/$/, '$1'), decode(hash));
}

function resolveRoute(site: Content, document: Document, where: string, hash: string): Target {
  if (site.otherRoutes.includes(where)) {
    return {type: 'other-route', route: where};
  }
  const {docsRoot} = site;
  const own =
    'route' in document
      ? (document as Page).route
      : `/${path.posix.dirname(document.file).slice('docs/'.length)}/x`;
  const inDocs = docsRoot !== '' && (where === docsRoot || where.startsWith(`${docsRoot}/`));
  const route = !where.startsWith('/')
    ? path.posix.join(path.posix.dirname(own), where)
    : inDocs
      ? where.slice(docsRoot.length) || '/'
      : where;
  const page = site.byRoute.get(route);
  return page && (inDocs || docsRoot === '' || !where.startsWith('/'))
    ? {type: 'page', page, hash, form: 'url'}
    : {type: 'missing', wanted: where, form: 'url'};
}

/** The link to a page in the required form: `/products/kafka.md`. */
export function fileLink(page: Page, hash = ''): string {
  return `${page.file.slice('docs'.length)}${hash === '' ? '' : `#${hash}`}`;
}

/** The page that was probably meant: one with the same name elsewhere, or with a small typing error in its name. */
export function nearestPage(site: Content, wanted: string): Page | undefined {
  const clean = wanted.replace(/\.mdx?$|\.html?$/, '').replace(/^(?:\.\.?\/)+/, '/');
  const route =
    site.docsRoot !== '' && clean.startsWith(`${site.docsRoot}/`)
      ? clean.slice(site.docsRoot.length)
      : clean;
  const cut = route.lastIndexOf('/') + 1;
  const name = route.slice(cut);
  const alike = site.pages
    .map((page) => {
      const own = page.route.slice(page.route.lastIndexOf('/') + 1);
      // In the same folder, a short name may also have two swapped letters.
      const least = page.route.slice(0, -own.length) === route.slice(0, cut) ? 2 : 1;
      return {page, own, slip: Math.max(least, Math.floor(name.length / 5))};
    })
    .filter(({own, slip}) => Math.abs(own.length - name.length) <= slip)
    .map(({page, own, slip}) => ({page, slip, away: distance(name, own)}))
    .filter(({away, slip}) => away <= slip)
    .map(({page, away}) => ({page, away: away * 100 + distance(route, page.route)}));
  return alike.sort((a, b) => a.away - b.away)[0]?.page;
}
