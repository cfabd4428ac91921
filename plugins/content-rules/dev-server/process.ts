import {existsSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import {setPriority} from 'node:os';
import path from 'node:path';
import {check, rulesOf} from '../check';
import {loadContent} from '../content';
import type {Memory} from '../../shared/markdown/parse-all';
import {sidebarFiles} from '../content/sidebars';
import {sidebarPathOf} from '../docs-root';
import type {Problem} from '../problem';
import {terminal} from '../reporters/terminal';
import {rules} from '../rules/index';
import {loadConfig} from '../site-config';
import {watchContent} from '../watch';

export type Given = {
  siteDir: string;
  /** File of problems that the browser shows. */
  output: string;
  /** Whether to watch files by polling. */
  poll: boolean;
};

/** Delay before a check, so that the saved page is compiled first on a machine with few cores. */
const DELAY_MS = 1500;
const PRIORITY = 10;

/** The dev server draws diagrams in the browser, so drawings may be missing until the commit. */
const {diagrams: _, ...live} = rules;

const memory: Memory = new Map();
let hadProblems = false;

async function run({siteDir, output}: Given): Promise<void> {
  const config = await loadConfig(siteDir);
  const site = await loadContent(siteDir, {config, memory});
  const problems = await check(site, rulesOf(config, live));
  if (problems.length > 0 || hadProblems) {
    console.warn(
      terminal(problems, `${site.pages.length} pages and ${site.partials.length} partials`),
    );
  }
  hadProblems = problems.length > 0;
  show(problems, output);
}

function show(problems: Problem[], output: string): void {
  const text = JSON.stringify(problems, null, 2);
  // Each write of the file updates every open page.
  if (!existsSync(output) || readFileSync(output, 'utf8') !== text) writeFileSync(output, text);
}

/** Docusaurus watches only one sidebar file. This updates its modification time when a file that it imports changes. */
async function touchSidebars(siteDir: string, changed: string[]): Promise<void> {
  const watched = sidebarPathOf(await loadConfig(siteDir));
  if (sidebarFiles(siteDir).some((file) => file !== watched && changed.includes(file))) {
    const now = new Date();
    utimesSync(path.join(siteDir, watched), now, now);
  }
}

async function main(given: Given): Promise<void> {
  setPriority(PRIORITY);
  const first = run(given).catch((error: unknown) => console.error(error));
  // If the server could not start, Docusaurus has printed its own error; ours with the line comes after it.
  const end = (): unknown => first.finally(() => process.exit());
  if (process.connected) process.once('disconnect', end);
  else end();
  const recheck = async (changed: string[]): Promise<void> => {
    await touchSidebars(given.siteDir, changed);
    await run(given);
  };
  const options = {delayMs: DELAY_MS, poll: given.poll, first};
  await Promise.all([first, watchContent(given.siteDir, recheck, options)]);
}

void main(JSON.parse(process.argv[2]!) as Given);
