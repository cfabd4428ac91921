import path from 'node:path';
import {DOCS, idOf, routeOf} from '../content/paths';
import {PUBLISHED} from '../rules/routes';
import {filesUnder} from '../../shared/walk';

/** Files that a move reads, by path from the root of the site. */
export type Texts = Record<string, string>;

/** A file that moves; both are paths from the root of the site. */
export type Move = {from: string; to: string};

const REDIRECTS = 'config/redirects.ts';

/** Files that may name a page, and that the move therefore rewrites. */
export function filesToRead(siteDir: string): string[] {
  return [
    ...filesUnder(siteDir, 'docs').filter((file) => /\.mdx?$/.test(file)),
    ...filesUnder(siteDir, 'config').filter(
      (file) => /\.(?:ts|json)$/.test(file) && !file.includes('__tests__') && file !== PUBLISHED,
    ),
    ...filesUnder(siteDir, 'data').filter((file) => file.endsWith('.json')),
    ...filesUnder(siteDir, 'bench').filter((file) => file.endsWith('.tsv')),
    'sidebars.ts',
  ];
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the id as a whole path, not as the beginning of a longer one. */
export const wordOf = (id: string): RegExp =>
  new RegExp(`(?<![\\w/-])(/?)${escape(id)}(?![\\w/-])`, 'g');

function relative(from: string, to: string): string {
  const found = path.posix.relative(path.posix.dirname(from), to);
  return found.startsWith('.') ? found : `./${found}`;
}

const isRelative = (target: string): boolean => /^\.{1,2}\//.test(target);

/** Rewrites paths relative to a file: imports, images, links. */
function relativeTargets(file: string, text: string, {from, to}: Move): string {
  const folder = path.posix.dirname(file);
  const now = file === from ? to : file;
  const rewrite = (whole: string, before: string, target: string, after: string): string => {
    if (!isRelative(target)) return whole;
    const meant = path.posix.join(folder, target);
    if (meant !== from && now === file) return whole;
    return `${before}${relative(now, meant === from ? to : meant)}${after}`;
  };
  return text
    .replace(/^(import .* from ['"])([^'"]+)(['"])/gm, rewrite)
    .replace(/(\]\()([^)#\s]+)((?:#[^)\s]*)?\))/g, rewrite);
}

/** Rewrites links to a page, which name its file from the docs root: `/products/kafka.md#anchor`. */
function links(text: string, {from, to}: Move): string {
  const [old, now] = [from, to].map((file) => file.slice(DOCS.length - 1)) as [string, string];
  return text.replace(new RegExp(`(?<![\\w/-])${escape(old)}(?=[)#"'\\s>]|$)`, 'g'), () => now);
}

/** Rewrites ids and routes between quotes in code and data: `'products/kafka'`, `"/products/kafka#anchor"`. */
function quoted(text: string, {from, to}: Move): string {
  const pattern = new RegExp(`(['"\`])(/?)${escape(idOf(from))}((?:\\.md)?(?:#[\\w-]*)?)\\1`, 'g');
  return text.replace(
    pattern,
    (_, quote: string, slash: string, rest: string) => `${quote}${slash}${idOf(to)}${rest}${quote}`,
  );
}

/** Adds a redirect from the old route, and removes one that starts at the new route. */
function redirects(text: string, {from, to}: Move): string {
  const [old, now] = [from, to].map((file) => routeOf(idOf(file))) as [string, string];
  const away = new RegExp(`\\n\\s*\\{\\s*from: '${escape(now)}',[^}]*\\},`, 'g');
  const end = text.lastIndexOf('\n];');
  if (end === -1)
    throw new Error(`${REDIRECTS} does not end with a list: add the redirect by hand`);
  const whole = `${text.slice(0, end)}\n  {from: '${old}', to: '${now}'},${text.slice(end)}`;
  return whole.replace(away, '');
}

/** New contents of the files that a move changes. The moved file has its new path. */
export function editsOf(texts: Texts, move: Move): Texts {
  const isPage = !path.posix.basename(move.from).startsWith('_');
  const edited = (file: string, text: string): string => {
    if (file.startsWith(DOCS))
      return relativeTargets(file, isPage ? links(text, move) : text, move);
    if (!isPage) return text;
    if (file.endsWith('.tsv')) {
      return text.replace(wordOf(idOf(move.from)), (_, slash: string) => slash + idOf(move.to));
    }
    const renamed = quoted(text, move);
    return file === REDIRECTS ? redirects(renamed, move) : renamed;
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([file, text]) => {
      const after = edited(file, text);
      if (file === move.from) return [[move.to, after]];
      return after === text ? [] : [[file, after]];
    }),
  );
}
