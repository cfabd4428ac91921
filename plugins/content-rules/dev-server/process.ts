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
  /** The file of problems that the page shows. */
  output: string;
  /** Whether files have to be looked at in turn. */
  poll: boolean;
};

/** The page that was saved is shown first, on a machine of few cores: the check waits, and takes what is left. */
const DELAY_MS = 1500;
const PRIORITY = 10;

/** While a diagram is written, the dev server draws it in the browser: it is drawn for good before the commit. */
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
  // Each change of the file is a change of every page that is open.
  if (!existsSync(output) || readFileSync(output, 'utf8') !== text) writeFileSync(output, text);
}

/** Docusaurus watches one file of sidebars, so a change of another that it imports touches it. */
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
  // A server that could not start has printed Docusaurus's message about the same problem: the message with the line follows.
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
