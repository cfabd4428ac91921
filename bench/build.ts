/**
 * Cold and warm build at several times the pages, processor seconds and memory: ours (rules, index, twins and all)
 * beside stock Docusaurus. `npm run bench:build -- [times…] [--quick]`; with `--profile`, who spends the time of a cold
 * build.
 */
import {appendFileSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readArguments} from './lib/arguments';
import {ownCommand, stockCommand} from './lib/command';
import {writeCopies} from './lib/copies';
import {readProfiles} from './lib/profile';
import {costOf, type Cost} from './lib/run';
import {writeStockCopies} from './lib/stock';
import {printTable, ratio} from './lib/table';

const ROOT = path.resolve(__dirname, '..');
const given = readArguments(process.argv.slice(2));
const TIMES = given.numbers.length > 0 ? given.numbers : given.quick ? [1] : [1, 2, 5, 10];
/** A page that is changed between the cold and the warm build. */
const EDITED = 'docs/products/kafka/howto/kcat.md';

type Built = {name: string; pages: number; cold: Cost; warm: Cost | undefined};

async function build(
  name: string,
  folder: string,
  pages: number,
  [command = '', ...words]: string[],
): Promise<Built> {
  // Node gives itself 4 GB at most, whatever the machine has.
  const heap = `--max-old-space-size=${Math.max(4096, Math.ceil(pages * 2))}`;
  for (const cache of ['node_modules/.cache', '.docusaurus', 'build', '.cache'])
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  // What translates the configuration keeps its work among the system's temporary files, from one build to another.
  const temporary = path.join(folder, '.cache/tmp');
  mkdirSync(temporary, {recursive: true});
  const run = () =>
    costOf(command, words, folder, {NODE_OPTIONS: heap, TMPDIR: temporary, TEMP: temporary});
  const cold = await run();
  if (given.quick) return {name, pages, cold, warm: undefined};
  appendFileSync(path.join(folder, EDITED), '\nChanged between two builds.\n');
  const built = {name, pages, cold, warm: await run()};
  rmSync(path.join(folder, 'build'), {recursive: true, force: true});
  return built;
}

function rowOf({name, pages, cold, warm}: Built, stock: Built): (string | number)[] {
  return [
    name,
    pages,
    cold.seconds.toFixed(0),
    cold.cpuSeconds.toFixed(0),
    ((cold.cpuSeconds / pages) * 1000).toFixed(0),
    ratio(cold.cpuSeconds / pages, stock.cold.cpuSeconds / stock.pages),
    Math.round(cold.peakMegabytes),
    warm?.seconds.toFixed(0) ?? '-',
    warm?.cpuSeconds.toFixed(0) ?? '-',
  ];
}

/** One cold build under the profiler, which costs time by itself: shares count, not seconds. */
async function profile(folder: string, times: number): Promise<void> {
  const pages = writeCopies(ROOT, folder, times);
  const profiles = path.join(ROOT, '.cache/bench/profiles');
  rmSync(profiles, {recursive: true, force: true});
  const [command = '', ...words] = ownCommand(ROOT, 'build');
  const cost = await costOf(
    command,
    ['--cpu-prof', `--cpu-prof-dir=${profiles}`, ...words],
    folder,
  );
  const owners = [...readProfiles(profiles)].sort(([, a], [, b]) => b - a);
  const all = owners.reduce((sum, [, seconds]) => sum + seconds, 0);
  console.log(
    `${pages} pages, ${cost.cpuSeconds.toFixed(0)} processor seconds in all, ${all.toFixed(0)} of them in JavaScript:`,
  );
  const isShown = ([name, seconds]: [string, number]) =>
    name.startsWith('plugins/') || seconds / all > 0.01;
  printTable(
    ['whose', 'seconds', 'share'],
    owners
      .filter(isShown)
      .map(([name, seconds]) => [name, seconds.toFixed(1), ratio(seconds, all)]),
  );
}

async function main() {
  if (given.profile) {
    await profile(path.join(ROOT, '.cache/bench/copies'), TIMES[0] ?? 1);
    return;
  }
  const folder = path.join(ROOT, '.cache/bench/copies');
  const stockFolder = path.join(ROOT, '.cache/bench/stock-copies');
  const stock = await build(
    'stock',
    stockFolder,
    writeStockCopies(ROOT, stockFolder, 1),
    stockCommand(ROOT, 'build'),
  );
  const rows = [rowOf(stock, stock)];
  for (const times of TIMES) {
    const pages = writeCopies(ROOT, folder, times);
    const built = await build(`ours, ${times} ×`, folder, pages, ownCommand(ROOT, 'build'));
    rows.push(rowOf(built, stock));
    console.log(`${built.name}: ${built.cold.seconds.toFixed(0)} s`);
  }
  printTable(
    [
      'site',
      'pages',
      'cold s',
      'cpu s',
      'cpu ms a page',
      'against stock',
      'peak MB',
      'warm s',
      'warm cpu s',
    ],
    rows,
  );
}

void main();
