/**
 * The search dialog on fast and slow machines and networks; from the reader's first action to its effect, hydrated on
 * intent and on load; navigation; long tasks. `npm run bench:interaction [-- --quick]`: the dialog alone, once.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {readArguments} from './lib/arguments';
import {CHROMIUM_FLAGS, chromiumPath} from '../plugins/shared/chromium';
import {
  NETWORK_NAMES,
  timeAnswers,
  timeSearch,
  VISITS,
  type AnswerTimes,
  type DialogTimes,
} from './lib/dialogs';
import {hydratedOnLoad} from './lib/hydrate';
import {PAGES} from './lib/pages';
import {blocked, probe, type Effect, type Probed} from './lib/probe';
import {serve, type Served} from './lib/serve';
import {median, printTable} from './lib/table';

const ROOT = path.resolve(__dirname, '..');
const given = readArguments(process.argv.slice(2));
const RUNS = given.quick ? 1 : Number(process.env.RUNS ?? 5);
const SLOWDOWN = 4;
const PROCESSORS = given.quick ? [SLOWDOWN] : [1, 2, SLOWDOWN, 6];
const PAGE = '/docs/products/kafka/howto/kcat';
/** Its neighbor in the sidebar. */
const TARGET = '/docs/products/kafka/howto/kafdrop';
/** The phone that Lighthouse simulates: 150 ms round trip, 1.6 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

type Conditions = {slowdown: number; slowNetwork?: boolean};
type Win = {probed: Probed};

const ACTIONS: Record<Effect, (page: Page) => Promise<void>> = {
  tab: (page) => page.locator('[role=tab]').nth(1).click(),
  search: (page) => page.keyboard.press('Control+K'),
  link: (page) => page.locator(`a.menu__link[href="${TARGET}"]`).click(),
  async copy(page) {
    await page.locator('article pre').first().hover();
    await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  },
};

const NAMES: Record<Effect, string> = {
  tab: 'click on a tab',
  copy: 'point at a sample and copy it',
  search: 'Ctrl+K to the search field',
  link: 'link in the same area',
};

async function open(
  browser: Browser,
  url: string,
  {slowdown, slowNetwork}: Conditions,
): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // tsx wraps functions in a helper named `__name`, which the page does not have.
  await context.addInitScript(`{const __name = (made) => made; (${probe.toString()})();}`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  if (slowNetwork) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  await page.goto(url, {waitUntil: 'load'});
  return page;
}

/** Does something, and returns how long its effect took. */
async function act(page: Page, effect: Effect): Promise<number> {
  await page.evaluate(
    ([wanted, route]) => {
      sessionStorage.setItem('target', route);
      (window as unknown as Win).probed.expect(wanted);
    },
    [effect, TARGET] as const,
  );
  await ACTIONS[effect](page);
  const shown = await page.waitForFunction(
    () => (window as unknown as Partial<Win>).probed?.shown,
    undefined,
    {timeout: 60_000},
  );
  return (await shown.jsonValue()) as number;
}

async function firstAction(
  browser: Browser,
  {origin}: Served,
  effect: Effect,
  conditions: Conditions,
): Promise<number> {
  const page = await open(browser, origin + PAGE, conditions);
  // A reader looks before acting. By then the page's own work at load is over, unless that work is what we measure.
  await page.waitForTimeout(1000);
  const time = await act(page, effect);
  await page.context().close();
  return time;
}

/**
 * Follows the same link three times: as the first action, in the hydrated page, and again when everything is cached.
 */
async function navigation(browser: Browser, {origin}: Served, slowdown: number): Promise<number[]> {
  const page = await open(browser, origin + PAGE, {slowdown});
  await page.mouse.move(640, 450);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.waitForTimeout(1500);
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    times.push(await act(page, 'link'));
    await page.goBack();
    await page.waitForURL(`**${PAGE}`);
    await page.waitForTimeout(500);
  }
  await page.context().close();
  return times;
}

async function tasks(browser: Browser, url: string): Promise<{load: number; action: number}> {
  const page = await open(browser, url, {slowdown: SLOWDOWN});
  await page.waitForTimeout(3000);
  const before = await page.evaluate(() => performance.now());
  await page.mouse.move(640, 450);
  await page.waitForTimeout(4000);
  const all = await page.evaluate(() => (window as unknown as Win).probed.tasks);
  await page.context().close();
  return {
    load: blocked(all.filter(({start}) => start < before)).longest,
    action: blocked(all, before).longest,
  };
}

/** Measures the sites in turn, so that a busy machine slows both, and returns the median of each. */
async function inTurn(sites: Served[], measure: (site: Served) => Promise<number>) {
  const times = sites.map((): number[] => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, site] of sites.entries()) times[index]?.push(await measure(site));
  return times.map((all) => median(all).toFixed(0));
}

/** Bars of design.md, section 7: open 100 ms everywhere; first hits 1,000 ms on 4 × and Slow 4G. */
async function dialogs(browser: Browser, {origin}: Served): Promise<void> {
  const rows: string[][] = [];
  for (const network of NETWORK_NAMES)
    for (const processor of PROCESSORS)
      for (const visit of VISITS) {
        const runs: DialogTimes[] = [];
        for (let run = 0; run < Math.min(RUNS, 3); run += 1)
          runs.push(await timeSearch(browser, origin + PAGE, {network, processor, visit}));
        const middle = (name: keyof DialogTimes) => median(runs.map((run) => run[name])).toFixed(0);
        rows.push([
          network,
          `${processor} ×`,
          visit,
          middle('open'),
          middle('letter'),
          middle('hits'),
        ]);
      }
  console.log(`Search opened by its key, ${PAGE}, in ms`);
  printTable(
    ['network', 'processor', 'when', 'press to open', 'letter to shown', 'open to hits'],
    rows,
  );
}

/** Bar of issue 23: an answer within 300 ms on 4 ×, once what it needs is there. */
async function answers(browser: Browser, {origin}: Served): Promise<void> {
  const rows: string[][] = [];
  for (const network of ['no delay', 'Slow 4G'] as const)
    for (const processor of [1, SLOWDOWN]) {
      const runs: AnswerTimes[] = [];
      for (let run = 0; run < Math.min(RUNS, 3); run += 1)
        runs.push(await timeAnswers(browser, origin + PAGE, {network, processor}));
      const middle = (name: keyof AnswerTimes) => median(runs.map((run) => run[name])).toFixed(0);
      rows.push([network, `${processor} ×`, middle('first'), middle('next')]);
    }
  console.log(`\nAsk AI, from Enter to the answer, ${PAGE}, in ms`);
  printTable(['network', 'processor', 'first question', 'next question'], rows);
}

async function main() {
  const build = path.join(ROOT, 'build');
  if (!existsSync(build)) throw new Error('bench: no build/. Run npm run build first.');
  const sites = [await serve(build), await serve(build, hydratedOnLoad)];
  const browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});

  const [ours] = sites as [Served];
  await answers(browser, ours);
  await dialogs(browser, ours);
  if (given.quick) {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
    return;
  }

  const rows: string[][] = [];
  for (const slowNetwork of [false, true]) {
    for (const effect of Object.keys(ACTIONS) as Effect[]) {
      const conditions = {slowdown: SLOWDOWN, slowNetwork};
      const times = await inTurn(sites, (site) => firstAction(browser, site, effect, conditions));
      rows.push([NAMES[effect], slowNetwork ? 'slow 4G' : 'local', ...times]);
    }
  }
  console.log(`\nFirst action to its effect, ${PAGE}, processor ${SLOWDOWN} times slower, in ms`);
  printTable(['action', 'network', 'on intent', 'on load'], rows);

  const moves: string[][] = [];
  for (const slowdown of [1, SLOWDOWN]) {
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await navigation(browser, ours, slowdown));
    const nth = (turn: number) => median(runs.map((times) => times[turn] ?? 0)).toFixed(0);
    moves.push([`${slowdown} ×`, nth(0), nth(1), nth(2)]);
  }
  console.log('\nNavigation in an area, in a hydrated page, in ms');
  printTable(['slowdown', 'first time', 'again', 'and again'], moves);

  const long: string[][] = [];
  for (const {kind, route} of PAGES) {
    for (const [index, name] of ['on intent', 'on load'].entries()) {
      const found: {load: number; action: number}[] = [];
      for (let run = 0; run < Math.min(RUNS, 3); run += 1)
        found.push(await tasks(browser, `${sites[index]?.origin}${route}`));
      long.push([
        kind,
        name,
        median(found.map(({load}) => load)).toFixed(0),
        median(found.map(({action}) => action)).toFixed(0),
      ]);
    }
  }
  console.log(`\nLongest task, processor ${SLOWDOWN} times slower, in ms`);
  printTable(['page', 'hydrated', 'at load', 'at the first move'], long);
  await browser.close();
  await Promise.all(sites.map((site) => site.close()));
}

void main();
