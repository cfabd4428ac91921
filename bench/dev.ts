/**
 * Dev server: from its start to the first page, from a saved edit to its text in the browser, and memory: ours beside
 * stock Docusaurus. `npm run bench:dev -- [times…] [--quick]`
 */
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {readArguments} from './lib/arguments';
import {CHROMIUM_FLAGS, chromiumPath} from './lib/chromium';
import {ownCommand, stockCommand} from './lib/command';
import {writeCopies} from './lib/copies';
import {measureDev, type Dev} from './lib/dev-server';
import {writeStockCopies} from './lib/stock';
import {printTable, ratio} from './lib/table';

const ROOT = path.resolve(__dirname, '..');
const given = readArguments(process.argv.slice(2));
const TIMES = given.numbers.length > 0 ? given.numbers : given.quick ? [1] : [1, 2, 5];
const EDITS = given.quick ? 3 : 5;
const OURS = path.join(ROOT, '.cache/bench/copies');
const STOCK = path.join(ROOT, '.cache/bench/stock-copies');

function rowOf(name: string, pages: number | string, dev: Dev, stock?: Dev): (string | number)[] {
  return [
    name,
    pages,
    dev.start.toFixed(1),
    Math.round(dev.edit),
    stock ? ratio(dev.edit, stock.edit) : '',
    Math.round(dev.peakMegabytes),
  ];
}

async function measureAt(browser: Browser, times: number): Promise<(string | number)[][]> {
  const options = {browser, command: ownCommand(ROOT, 'start'), edits: EDITS};
  const stockPages = writeStockCopies(ROOT, STOCK, times);
  const stock = await measureDev(STOCK, {...options, command: stockCommand(ROOT, 'start')});
  const pages = writeCopies(ROOT, OURS, times);
  const ours = await measureDev(OURS, options);
  const rows = [rowOf('stock', stockPages, stock), rowOf('ours', pages, ours, stock)];
  if (times > 1) return rows;
  const area = await measureDev(OURS, {...options, env: {DOCS_AREA: 'kafka'}});
  return [...rows, rowOf('ours, DOCS_AREA=kafka', 'one area', area, stock)];
}

async function main() {
  const browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
  const rows: (string | number)[][] = [];
  for (const times of TIMES) rows.push(...(await measureAt(browser, times)));
  await browser.close();
  printTable(
    ['site', 'pages', 'start to page s', 'edit to shown ms', 'against stock', 'peak MB'],
    rows,
  );
}

void main();
