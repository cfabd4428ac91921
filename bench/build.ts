/** Cold build of all pages, processor seconds and memory: ours (rules, index, twins and all) beside stock Docusaurus. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {costOf} from './lib/run';
import {pagesIn, writeStockSite} from './lib/stock';
import {printTable} from './lib/table';

const ROOT = path.resolve(__dirname, '..');

function forgetCaches() {
  rmSync(path.join(ROOT, 'node_modules/.cache'), {recursive: true, force: true});
  rmSync(path.join(ROOT, '.docusaurus'), {recursive: true, force: true});
}

async function main() {
  const target = path.join(ROOT, '.cache/bench/stock');
  const pages = pagesIn(path.join(ROOT, 'docs')).length;
  writeStockSite(ROOT, target);
  forgetCaches();
  const stock = await costOf('npx', ['docusaurus', 'build', target], ROOT);
  forgetCaches();
  const ours = await costOf('npx', ['docusaurus', 'build', '--out-dir', '.cache/bench/ours'], ROOT);
  const rows = Object.entries({'stock Docusaurus': stock, ours}).map(([name, cost]) => [
    name,
    pages,
    cost.seconds.toFixed(1),
    cost.cpuSeconds.toFixed(1),
    (cost.cpuSeconds / stock.cpuSeconds).toFixed(2),
    Math.round(cost.peakMegabytes),
  ]);
  printTable(['site', 'pages', 'seconds', 'cpu seconds', 'ratio', 'peak MB'], rows);
}

void main();
