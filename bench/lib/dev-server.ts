import {spawn, type ChildProcess} from 'node:child_process';
import {appendFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {usageOfTree} from './run';
import {median} from './table';

export type Dev = {
  /** Seconds from the command to the first page in a browser, caches empty. */
  start: number;
  /** Milliseconds from a saved file to its text in the browser. */
  edit: number;
  peakMegabytes: number;
};

type Options = {
  browser: Browser;
  /** Program and arguments that start it. */
  command: string[];
  edits: number;
  env?: NodeJS.ProcessEnv;
};

const PORT = 4341;
const PAGE = '/docs/products/kafka/howto/kcat';
const LONGEST_START = 300_000;

async function firstPage(page: Page, ended: () => string | undefined): Promise<void> {
  for (const end = Date.now() + LONGEST_START; Date.now() < end;) {
    const failure = ended();
    if (failure !== undefined) throw new Error(`bench: the dev server ended\n${failure}`);
    try {
      await page.goto(`http://127.0.0.1:${PORT}${PAGE}`, {waitUntil: 'commit'});
      await page.locator('article h1').waitFor({timeout: LONGEST_START});
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('bench: the dev server showed no page');
}

/**
 * Resolves when the page has a text. It looks at each change of the document: Playwright's own waiting looks every half
 * second in the end, and that is what it would measure.
 */
function seen(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('article')?.textContent?.includes(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve());
        });
        observer.observe(document.body, {subtree: true, childList: true, characterData: true});
      }),
    text,
  );
}

/** Saves the page with another line at its end, and waits until the browser shows it. */
async function edit(page: Page, file: string, nth: number): Promise<number> {
  const text = `Saved for the ${nth}th time at ${Date.now()}.`;
  const shown = seen(page, text);
  appendFileSync(file, `\n${text}\n`);
  const saved = performance.now();
  await shown;
  const took = performance.now() - saved;
  // What the server still does about this edit would slow the next one.
  await page.waitForTimeout(3000);
  return took;
}

async function end(server: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => server.once('close', resolve));
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  await gone;
}

/** Starts the dev server of a site with empty caches, looks at a page and edits it. */
export async function measureDev(folder: string, options: Options): Promise<Dev> {
  const {browser, edits, env = {}} = options;
  const [command = '', ...words] = options.command;
  for (const cache of ['node_modules/.cache', '.docusaurus'])
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  const started = performance.now();
  const place = ['--no-open', '--host', '127.0.0.1', '--port', String(PORT)];
  const server = spawn(command, [...words, ...place], {
    cwd: folder,
    env: {...process.env, NODE_OPTIONS: '--max-old-space-size=8192', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it starts ends with it.
    detached: true,
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-4000)));
  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, usageOfTree(server.pid as number).resident);
  }, 500);
  const page = await browser.newPage();
  try {
    await firstPage(page, () => (server.exitCode === null ? undefined : output));
    const start = (performance.now() - started) / 1000;
    await page.waitForTimeout(3000);
    const times: number[] = [];
    // The first edit also loads what later ones find loaded.
    for (let nth = 0; nth <= edits; nth += 1)
      times.push(await edit(page, path.join(folder, `${PAGE.slice(1)}.md`), nth));
    return {start, edit: median(times.slice(1)), peakMegabytes: peak / 2 ** 20};
  } finally {
    clearInterval(sampler);
    await page.close();
    await end(server);
  }
}
