import {existsSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {check} from './check';
import {docsRootOf, loadContent, type Content, type SiteConfig} from './content';
import {sidebarFiles} from './content/sidebars';
import type {Problem} from './problem';
import {writeRedirects} from './redirects';
import {terminal} from './reporters/terminal';
import {rules} from './rules/index';

/** While a diagram is written, the dev server draws it in the browser: it is drawn for good before the commit. */
const {diagrams: _, ...live} = rules;

/** The bundler compiles a saved page in this process: the rules, which take it for seconds, come when the page is shown. */
const AFTER_PAGE_MS = 1500;

type Checked = {site: Content; problems: Problem[]};

async function run({siteDir, siteConfig}: LoadContext, isBuild: boolean): Promise<Checked> {
  const site = await loadContent(siteDir, {config: siteConfig as unknown as SiteConfig});
  // While one area is written (`DOCS_AREA=kafka npm start`), links into the others are let through.
  const isPart = siteConfig.customFields?.docsArea !== undefined;
  const applied = Object.entries(isBuild ? rules : live).filter(
    ([name]) => !isPart || name !== 'configuration',
  );
  return {site, problems: await check(site, Object.fromEntries(applied))};
}

const describe = ({site, problems}: Checked): string =>
  terminal(problems, `${site.pages.length} pages and ${site.partials.length} partials`);

/** The framework watches sidebars.ts alone: a change of what it imports has to show there. */
function touchSidebars(siteDir: string, since: number): void {
  const [main, ...imported] = sidebarFiles(siteDir).map((file) => path.join(siteDir, file));
  const changed = imported.some((file) => existsSync(file) && statSync(file).mtimeMs > since);
  if (changed && main !== undefined) {
    const now = new Date();
    utimesSync(main, now, now);
  }
}

/**
 * Fails the build on any problem in the content, shows problems in the terminal and in the browser while
 * writing, and writes the redirects of pages that moved.
 */
export default async function contentRules(context: LoadContext): Promise<Plugin<Problem[]>> {
  const {siteDir, siteConfig} = context;
  const building = process.env.NODE_ENV === 'production';
  // Before any other plugin loads: theirs would be the less helpful message about the same fault.
  const first = building ? await run(context, true) : undefined;
  if (first && first.problems.length > 0) {
    throw new Error(`content-rules: the content has problems\n${describe(first)}`);
  }
  let last = Date.now();
  let hadProblems = false;
  let isFirst = true;
  let redirects = first?.site.redirects ?? [];

  return {
    name: 'content-rules',
    getPathsToWatch: () => [
      'docs/**/*.{md,mdx}',
      'config/sidebars/**/*.ts',
      'config/redirects.ts',
      'config/outside-sidebar.json',
    ],
    getClientModules: () => (building ? [] : ['./client/overlay.ts']),
    async loadContent() {
      if (first) {
        return [];
      }
      const since = last;
      last = Date.now();
      touchSidebars(siteDir, since);
      if (!isFirst) await setTimeout(AFTER_PAGE_MS);
      isFirst = false;
      const checked = await run(context, false);
      redirects = checked.site.redirects;
      if (checked.problems.length > 0 || hadProblems) {
        console.warn(describe(checked));
      }
      hadProblems = checked.problems.length > 0;
      return checked.problems;
    },
    async contentLoaded({content, actions}) {
      if (!building) {
        await actions.createData('problems.json', content);
      }
    },
    async postBuild({outDir, baseUrl}) {
      const root = `${baseUrl.replace(/\/$/, '')}${docsRootOf(siteConfig as unknown as SiteConfig)}`;
      const full = redirects.map(({from, to}) => ({from: `${root}${from}`, to: `${root}${to}`}));
      await writeRedirects(outDir, baseUrl, siteConfig.url, full);
    },
  };
}
