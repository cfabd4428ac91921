import {parseArgs} from 'node:util';

/** What `npm run a11y` was asked for. */
export type Arguments = {
  /** Routes, or beginnings of routes, to look at; all of the sitemap when empty. */
  pages: string[];
  /** Look at pages as they are before Docusaurus's scripts have run. */
  still: boolean;
  /** Tabs that work at once. */
  tabs: number;
  /** Folder of the built site. */
  dir: string;
  /** Which part of the pages, of how many: `2/12` is every twelfth, from the second. */
  shard: {part: number; of: number};
  help: boolean;
};

export const USAGE = `Usage: npm run a11y -- [routes] [options]

Looks with axe at every page of the sitemap of a build: light and dark, 1440 and 390 pixels wide.
With routes (/docs/products/kafka), looks at these pages and those under them.

  --still      pages as they are before Docusaurus's scripts have run
  --shard K/N  every Nth page alone, from the Kth
  --tabs N     tabs that work at once (default 2)
  --dir DIR    the built site (default build)
  --help       this text

Status: 0 no violation, 1 violations, 2 bad usage.`;

const TABS = /^[1-9]\d?$/;
const SHARD = /^([1-9]\d*)\/([1-9]\d*)$/;

function readShard(text: string): Arguments['shard'] {
  const [part, of] = SHARD.exec(text)?.slice(1).map(Number) ?? [];
  if (!part || !of || part > of)
    throw new Error(`--shard is ${text}, but it is a part of how many, for example 2/12`);
  return {part, of};
}

export function readArguments(words: string[]): Arguments {
  const {values, positionals} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      still: {type: 'boolean', default: false},
      shard: {type: 'string', default: '1/1'},
      tabs: {type: 'string', default: '2'},
      dir: {type: 'string', default: 'build'},
      help: {type: 'boolean', default: false},
    },
  });
  const {still, dir, help} = values;
  if (!TABS.test(values.tabs))
    throw new Error(`--tabs is ${values.tabs}, but it is a number from 1 to 99`);
  return {
    pages: positionals,
    still,
    dir,
    help,
    tabs: Number(values.tabs),
    shard: readShard(values.shard),
  };
}

/** The routes of a sitemap, in its order, that were asked for. */
export function routesOf(
  sitemap: string,
  {pages, shard}: Pick<Arguments, 'pages' | 'shard'>,
): string[] {
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const stray = pages.find((page) => !routes.some((route) => isUnder(route, page)));
  if (stray !== undefined) throw new Error(`the sitemap has no page at or under ${stray}`);
  const asked =
    pages.length === 0
      ? routes
      : routes.filter((route) => pages.some((page) => isUnder(route, page)));
  if (asked.length === 0) throw new Error('the sitemap names no page');
  return asked.filter((_, index) => index % shard.of === shard.part - 1);
}

function isUnder(route: string, page: string): boolean {
  const folder = page.replace(/\/$/, '');
  return route === page || route === folder || route.startsWith(`${folder}/`);
}
