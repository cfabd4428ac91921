/** Bytes (as sent, gzip) of a page of each kind before and after the reader's first action. */
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {readArguments} from './lib/arguments';
import {CHROMIUM_FLAGS, chromiumPath} from '../plugins/shared/chromium';
import {PAGES} from './lib/pages';
import {serveBuild} from './lib/serve';
import {printTable} from './lib/table';

const ROOT = path.resolve(__dirname, '..');
const TYPES = ['Script', 'Stylesheet', 'Font', 'Document', 'Image', 'Fetch'] as const;
const given = readArguments(process.argv.slice(2));

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
  const response = await page.goto(url, {waitUntil: 'networkidle'});
  if (!response?.ok()) throw new Error(`bench: ${url} is ${response?.status()}`);
  if (touch) {
    await page.mouse.move(640, 450);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
  }
  await page.close();
  return weight;
}

async function main() {
  const server = await serveBuild(ROOT);
  const browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
  const rows: (string | number)[][] = [];
  for (const {kind, route} of given.quick ? PAGES.slice(2, 3) : PAGES) {
    for (const touch of [false, true]) {
      const weight = await weigh(browser, server.origin + route, touch);
      const {requests = 0, ...bytes} = weight;
      const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
      const named = TYPES.map((type) => bytes[type] ?? 0);
      // The manifest, icons, sprites.
      const other = all - named.reduce((sum, one) => sum + one, 0);
      rows.push([
        kind,
        touch ? 'after a touch' : 'at load',
        ...[...named, other, all].map((one) => (one / 1000).toFixed(1)),
        requests,
      ]);
    }
  }
  await browser.close();
  await server.close();
  const headings = [...TYPES, 'other', 'all'].map((type) => `${type.toLowerCase()} kB`);
  printTable(['page', 'when', ...headings, 'requests'], rows);
}

void main();
