/** Cold and warm build of the site: seconds, processor seconds and memory. `npm run bench:build` */
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {costOf, type Cost} from './lib/run';
import {printTable} from './lib/table';

const ROOT = path.resolve(__dirname, '..');
const OUT = path.join(ROOT, '.cache/bench/build');
/**
 * Docusaurus loads the configuration with jiti, which caches it in the temporary folder: a cold build gets an empty
 * one.
 */
const TEMPORARY = path.join(ROOT, '.cache/bench/tmp');

const build = (): Promise<Cost> =>
  costOf('npx', ['docusaurus', 'build', '--out-dir', OUT], ROOT, {TMPDIR: TEMPORARY});

async function main() {
  for (const cache of ['node_modules/.cache', '.docusaurus', OUT, TEMPORARY])
    rmSync(path.resolve(ROOT, cache), {recursive: true, force: true});
  mkdirSync(TEMPORARY, {recursive: true});
  const builds: [string, Cost][] = [
    ['cold', await build()],
    ['warm', await build()],
  ];
  printTable(
    ['build', 'seconds', 'processor seconds', 'peak MB'],
    builds.map(([name, {seconds, cpuSeconds, peakMegabytes}]) => [
      name,
      seconds.toFixed(0),
      cpuSeconds?.toFixed(0) ?? '-',
      peakMegabytes?.toFixed(0) ?? '-',
    ]),
  );
}

void main();
