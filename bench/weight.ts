/** Bytes (as sent, gzip) of a page of each kind before the reader touches anything: ours beside stock Docusaurus. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {CHROMIUM_FLAGS, chromiumPath} from './lib/chromium';
import {PAGES} from './lib/pages';
import {serve} from './lib/serve';
import {buildStock} from './lib/build-stock';
import {printTable} from './lib/table';

const ROOT = path.resolve(__dirname, '..');
const TYPES = ['Script', 'Stylesheet', 'Font', 'Document', 'Image', 'Fetch'] as const;

type Weight = Record<string, number>;

async function weigh(browser: Browser, url: string, touch: boolean): Promise<Weight> {
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const weight: Weight = {};
  session.on('Network.responseReceived', ({requestId, type}) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const type = types.get(requestId) ?? 'Other';
    weight[type] = (weight[type] ?? 0) + encodedDataLength;
    weight.requests = (weight.requests ?? 0) + 1;
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  if (touch) {
    await page.mouse.move(640, 450);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
  }
  await page.close();
  return weight;
}

async function main() {
  if (!existsSync(path.join(ROOT, 'build')))
    throw new Error('bench: no build/. Run npm run build first.');
  const stockDir = await buildStock(ROOT);
  const sites = [
    {name: 'ours', server: await serve(path.join(ROOT, 'build'))},
    {name: 'stock Docusaurus', server: await serve(stockDir)},
  ];
  const browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
  const rows: (string | number)[][] = [];
  for (const {kind, route, plain} of PAGES) {
    for (const {name, server} of sites) {
      if (name !== 'ours' && !plain) continue;
      for (const touch of [false, true]) {
        const weight = await weigh(browser, server.origin + route, touch);
        rows.push([
          kind,
          name,
          touch ? 'after a touch' : 'at load',
          ...TYPES.map((type) => ((weight[type] ?? 0) / 1000).toFixed(1)),
          weight.requests ?? 0,
        ]);
      }
    }
  }
  await browser.close();
  await Promise.all(sites.map(({server}) => server.close()));
  printTable(
    ['page', 'site', 'when', ...TYPES.map((type) => `${type.toLowerCase()} kB`), 'requests'],
    rows,
  );
}

void main();
