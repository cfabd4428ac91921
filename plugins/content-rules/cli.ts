import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {USAGE, readArguments, type Arguments} from './arguments';
import {check} from './check';
import {fixFiles} from './fix';
import {loadContent, type Content} from './content';
import type {Problem} from './problem';
import {github} from './reporters/github';
import {json} from './reporters/json';
import {elsewhereText, terminal} from './reporters/terminal';
import {rules} from './rules/index';
import {coverageTable} from './rules/samples/coverage';
import {reportSamples} from './rules/samples/index';
import {doubts} from './rules/sources';
import {PUBLISHED, withNewRoutes} from './rules/routes';
import {loadConfig} from './site-config';

const BAD_USAGE = 2;

/** Merge base with main if the clone has main; otherwise the last commit. */
function mergeBase(siteDir: string): string {
  for (const main of ['origin/main', 'main']) {
    const {status, stdout} = spawnSync('git', ['-C', siteDir, 'merge-base', 'HEAD', main], {
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** Files that are new or differ from the merge base with main, as paths from the root of the site. */
export function changedFiles(siteDir: string): string[] {
  const git = (...words: string[]): string[] => {
    const {status, stdout} = spawnSync('git', ['-C', siteDir, ...words], {encoding: 'utf8'});
    if (status !== 0)
      throw new Error(
        `--changed compares with the last commit, and git has none of ${siteDir}: name files or folders instead`,
      );
    return stdout.split('\n').filter(Boolean);
  };
  const root = git('rev-parse', '--show-toplevel')[0]!;
  return [
    ...git('diff', '--name-only', mergeBase(siteDir)),
    ...git('ls-files', '--others', '--exclude-standard', '--full-name'),
  ].map((file) => path.relative(siteDir, path.join(root, file)).split(path.sep).join('/'));
}

function wanted(siteDir: string, {paths, changed}: Arguments): (file: string) => boolean {
  const filters = paths.map((given) =>
    path.relative(siteDir, path.resolve(siteDir, given)).split(path.sep).join('/'),
  );
  const absent = filters.find((file) => !existsSync(path.join(siteDir, file)));
  if (absent !== undefined) {
    throw new Error(`there is no file or folder ${absent}`);
  }
  if (changed) {
    filters.push(...changedFiles(siteDir));
  }
  return filters.length === 0 && !changed
    ? () => true
    : (file) =>
        filters.some((filter) => filter === '' || file === filter || file.startsWith(`${filter}/`));
}

function report(
  problems: Problem[],
  elsewhere: Problem[],
  site: Content,
  {json: asJson}: Arguments,
  seconds: number,
): void {
  const pages = `${site.pages.length} pages and ${site.partials.length} partials in ${seconds.toFixed(1)} s`;
  if (asJson) {
    console.log(json(problems, site.documents.length, elsewhere));
    return;
  }
  console.log(terminal(problems, pages));
  if (elsewhere.length > 0) {
    console.log(elsewhereText(elsewhere));
  }
  const all = [...problems, ...elsewhere];
  if (process.env.GITHUB_ACTIONS === 'true' && all.length > 0) {
    console.log(github(all));
  }
}

async function once(given: Arguments, siteDir: string): Promise<number> {
  const started = performance.now();
  const filter = wanted(siteDir, given);
  let site = await loadContent(siteDir, {config: loadConfig(siteDir)});
  if (given.updateRoutes) {
    const routes = withNewRoutes(site);
    writeFileSync(path.join(siteDir, PUBLISHED), `${JSON.stringify(routes, null, 2)}\n`);
    console.log(
      `${PUBLISHED}: ${routes.length - site.publishedRoutes.length} routes added, ${routes.length} in all`,
    );
    site.publishedRoutes = routes;
  }
  let all = await check(site, rules);
  const count = given.fix
    ? fixFiles(
        siteDir,
        all.filter(({file}) => filter(file)),
      )
    : 0;
  if (given.fix) {
    console.log(`content-rules: ${count} corrected; look at them with git diff`);
  }
  if (count > 0) {
    site = await loadContent(siteDir, {config: loadConfig(siteDir)});
    all = await check(site, rules);
  }
  const problems = all.filter(({file}) => filter(file));
  const elsewhere = all.filter(({file}) => !filter(file));
  if (given.coverage && !given.json) {
    console.log(coverageTable((await reportSamples(site)).areas));
  }
  if (given.sources && !given.json) {
    const listed = doubts(site).filter(({file}) => filter(file));
    listed.forEach(({file, why}) => console.log(`${file}: ${why}`));
    console.log(`sources: ${listed.length} to look at`);
  }
  report(problems, elsewhere, site, given, (performance.now() - started) / 1000);
  return all.length > 0 ? 1 : 0;
}

/** The command `npm run check`. Exit code: 0, 1 with problems, 2 with wrong usage. */
export async function main(words: string[]): Promise<number> {
  const given = readArguments(words, process.cwd());
  if (typeof given === 'string') {
    console.error(`check: ${given}\n\n${USAGE}`);
    return BAD_USAGE;
  }
  if (given.help) {
    console.log(USAGE);
    return 0;
  }
  const siteDir = path.resolve(given.site);
  try {
    const first = once(given, siteDir);
    if (!given.watch) return await first;
    const recheck = async (): Promise<void> => {
      console.log(`\n${new Date().toLocaleTimeString('en-GB')}`);
      await once(given, siteDir);
    };
    const {watchContent} = await import('./watch');
    await Promise.all([first, watchContent(siteDir, recheck, {first})]);
    return await new Promise<number>(() => undefined);
  } catch (error) {
    console.error(`check: ${error instanceof Error ? error.message : String(error)}`);
    return BAD_USAGE;
  }
}

if (require.main === module) {
  // A check that ends early, for example by a promise that never resolves, must not look like success.
  process.exitCode = BAD_USAGE;
  void main(process.argv.slice(2)).then((status) => {
    process.exitCode = status;
  });
}
