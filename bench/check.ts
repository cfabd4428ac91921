/** Time of `npm run check` with empty caches, and again with full ones. `npm run bench:check` */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {costOf} from './lib/run';
import {printTable} from './lib/table';

const ROOT = path.resolve(__dirname, '..');

async function main() {
  rmSync(path.join(ROOT, 'node_modules/.cache/content-rules'), {recursive: true, force: true});
  const rows: string[][] = [];
  for (const name of ['cold', 'warm']) {
    const {seconds, cpuSeconds} = await costOf('npm', ['run', 'check'], ROOT);
    rows.push([name, seconds.toFixed(1), cpuSeconds?.toFixed(1) ?? '-']);
  }
  printTable(['check', 'seconds', 'processor seconds'], rows);
}

void main();
