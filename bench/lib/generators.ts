import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {NEEDED} from './pages';
import {landings, plainHome, plainPages, writePages, type PlainPage} from './plain';
import {costOf, type Cost} from './run';
import {writeStock} from './stock';

type Generator = {
  /** Folder of a build, under the repository. */
  built: string;
  /** Writes the pages where the generator looks for them. */
  write(root: string, pages: PlainPage[], home: string): void;
  /** Words of the command that builds, and where it runs. */
  build: {cwd: string; words: string[]};
};

const SITES = 'bench/sites';

/** Sites of the same pages, in plain Markdown, with each generator's own defaults and its own search. */
export const GENERATORS: Record<string, Generator> = {
  stock: {
    built: '.cache/bench/stock/build',
    write: (root, pages, home) => {
      const target = path.join(root, '.cache/bench/stock');
      writeStock(root, target, pages);
      writePages(path.join(target, 'src/pages'), [{file: 'index.md', text: home}]);
    },
    build: {cwd: '.', words: ['docusaurus', 'build', '.cache/bench/stock']},
  },
  vitepress: {
    built: `${SITES}/vitepress/dist`,
    write: (root, pages, home) =>
      rewritePages(path.join(root, SITES, 'vitepress/pages'), [
        // A pair of braces is an expression of Vue.
        ...pages.map(({file, text}) => ({file, text: text.replace(/\{\{/g, '{ {')})),
        {file: 'index.md', text: home},
      ]),
    build: {cwd: SITES, words: ['vitepress', 'build', 'vitepress']},
  },
  starlight: {
    built: `${SITES}/starlight/dist`,
    write: (root, pages, home) =>
      rewritePages(path.join(root, SITES, 'starlight/src/content/docs'), [
        ...pages.map(withSlug),
        {file: 'index.md', text: home},
      ]),
    build: {cwd: SITES, words: ['astro', 'build', '--root', 'starlight']},
  },
};

/** Astro writes a route in small letters unless the page says how it is spelt. */
function withSlug({file, text}: PlainPage): PlainPage {
  const route = file.replace(/\.md$/, '');
  return route === route.toLowerCase()
    ? {file, text}
    : {file, text: text.replace(/^---\n/, `---\nslug: ${route}\n`)};
}

export const GENERATOR_NAMES = Object.keys(GENERATORS);

function rewritePages(folder: string, pages: PlainPage[]): void {
  rmSync(folder, {recursive: true, force: true});
  writePages(folder, pages);
}

/** The two other generators have packages of their own, which the site does not install. */
async function install(root: string, cwd: string): Promise<void> {
  if (cwd === '.' || existsSync(path.join(root, cwd, 'node_modules'))) return;
  console.log(`Installing the packages of ${cwd} (once) …`);
  await costOf('npm', ['ci', '--no-audit', '--no-fund'], path.join(root, cwd)).catch((error) => {
    throw new Error(
      `bench: the packages of ${cwd} could not be installed. Without a network, compare with what is there: -- --with stock\n${String(error)}`,
    );
  });
}

/** Builds a compared site unless its build is of these pages, and returns the folder of its files. */
export async function buildSite(
  root: string,
  name: string,
  limit?: number,
): Promise<{dir: string; pages: number; cost: Cost | undefined}> {
  const generator = GENERATORS[name];
  if (!generator) throw new Error(`bench: no generator ${name}`);
  const {built, write, build} = generator;
  const pages = plainPages(path.join(root, 'docs'), NEEDED, limit);
  const home = plainHome(landings(pages));
  const dir = path.join(root, built);
  const stamp = path.join(root, '.cache/bench', `${name}.sha1`);
  const digest = digestOf([...pages, {file: 'index.md', text: home}]);
  let cost: Cost | undefined;
  if (!existsSync(dir) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
    await install(root, build.cwd);
    write(root, pages, home);
    rmSync(stamp, {force: true});
    rmSync(dir, {recursive: true, force: true});
    const run = () =>
      costOf('npx', build.words, path.join(root, build.cwd), {ASTRO_TELEMETRY_DISABLED: '1'});
    cost = await run();
    // Astro may begin to build before it has written down all pages that it found: its first build had 33 of 42.
    if (absentFrom(dir, pages).length > 0) cost = await run();
    const absent = absentFrom(dir, pages);
    if (absent.length > 0)
      throw new Error(`bench: ${name} built no page of ${absent.length} files, as ${absent[0]}`);
    mkdirSync(path.dirname(stamp), {recursive: true});
    writeFileSync(stamp, digest);
  }
  return {dir, pages: pages.length, cost};
}

/** Files of pages that a build has no HTML of. */
export function absentFrom(dir: string, pages: PlainPage[]): string[] {
  return pages
    .map(({file}) => file)
    .filter((file) => {
      const route = file.replace(/\.md$/, '');
      return ![`${route}.html`, `${route}/index.html`].some((name) =>
        existsSync(path.join(dir, name)),
      );
    });
}

/** Changes when a page does. */
export function digestOf(pages: PlainPage[]): string {
  const hash = createHash('sha1');
  for (const {file, text} of pages) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex');
}
