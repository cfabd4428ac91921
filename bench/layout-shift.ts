/**
 * What moves on a page after its first paint, and whether the font of the site is there: on the first visit to 60 pages,
 * on a desktop and a phone, on an ordinary and on a slow connection. `npm run bench:layout-shift [-- --quick]`
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {readArguments} from './lib/arguments';
import {CHROMIUM_FLAGS, chromiumPath} from '../plugins/shared/chromium';
import {serve} from './lib/serve';
import {median, printTable} from './lib/table';

const BUILD = path.resolve(process.env.BUILD_DIR ?? path.join(__dirname, '../build'));
const given = readArguments(process.argv.slice(2));
const COUNT = given.quick ? 12 : 60;
/** Largest layout shift that a page may have. */
const MOST = 0.02;

const DEVICES = {
  desktop: {viewport: {width: 1440, height: 900}},
  phone: {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true},
};

const bits = (megabits: number): number => (megabits * 1_000_000) / 8;

const CONNECTIONS = {
  ordinary: {latency: 40, downloadThroughput: bits(10), uploadThroughput: bits(5)},
  // The phone that Lighthouse simulates.
  slow: {latency: 150, downloadThroughput: bits(1.6), uploadThroughput: bits(0.75)},
};

type Visit = {shift: number; hasFont: boolean; paint: number};

/** Routes of pages from all areas, the same ones in each run. */
function addresses(): string[] {
  const all = readdirSync(path.join(BUILD, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/docs/${file.replaceAll(path.sep, '/').replace(/\.html$/, '')}`)
    .sort();
  if (all.length < COUNT)
    throw new Error(`bench: ${BUILD} has ${all.length} pages. Build the site`);
  const step = all.length / COUNT;
  return Array.from({length: COUNT}, (_, index) => all[Math.floor(index * step)] ?? '/');
}

async function visit(
  browser: Browser,
  url: string,
  device: keyof typeof DEVICES,
  connection: keyof typeof CONNECTIONS,
): Promise<Visit> {
  const context = await browser.newContext(DEVICES[device]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    ...CONNECTIONS[connection],
  });
  await page.addInitScript(() => {
    Object.assign(window, {shift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as {shift: number}).shift += (
          entry as PerformanceEntry & {value: number}
        ).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(url, {waitUntil: 'load'});
  await page.evaluate(() => document.fonts.ready);
  // Two frames later everything that came with the page has been laid out.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const {shift, paint} = await page.evaluate(() => ({
    shift: (window as unknown as {shift: number}).shift,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'h1'});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  await context.close();
  return {shift, paint, hasFont: fonts.some(({familyName}) => familyName === 'Instrument Sans')};
}

async function main() {
  const server = await serve(BUILD);
  const browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
  const rows: (string | number)[][] = [];
  for (const device of ['desktop', 'phone'] as const) {
    for (const connection of ['ordinary', 'slow'] as const) {
      const visits: (Visit & {address: string})[] = [];
      for (const address of addresses())
        visits.push({
          address,
          ...(await visit(browser, server.origin + address, device, connection)),
        });
      const [worst] = [...visits].sort((a, b) => b.shift - a.shift);
      rows.push([
        device,
        connection,
        `${visits.filter(({hasFont}) => hasFont).length} of ${visits.length}`,
        Math.round(median(visits.map(({paint}) => paint))),
        median(visits.map(({shift}) => shift)).toFixed(3),
        (worst?.shift ?? 0).toFixed(3),
        worst?.address ?? '',
        visits.filter(({shift}) => shift > MOST).length,
      ]);
    }
  }
  await browser.close();
  await server.close();
  printTable(
    [
      'device',
      'connection',
      'pages with the font',
      'first paint ms, median',
      'shift, median',
      'shift, worst',
      'worst page',
      `pages over ${MOST}`,
    ],
    rows,
  );
}

void main();
