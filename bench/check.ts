/** Time of `npm run check` at several times the pages: `npm run bench:check -- [times…] [--quick]`. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {readArguments} from './lib/arguments';
import {writeCopies} from './lib/copies';
import {printTable} from './lib/table';

const ROOT = path.resolve(__dirname, '..');
const given = readArguments(process.argv.slice(2));
const TIMES = given.numbers.length > 0 ? given.numbers : given.quick ? [1] : [1, 2, 5, 10];

/** Seconds of one run, as a person would wait for it. */
function run(folder: string): number {
  const started = performance.now();
  try {
    execFileSync(
      process.execPath,
      ['--max-semi-space-size=64', '--import', 'tsx', 'plugins/content-rules/cli.ts', '--json'],
      {cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 1 << 28},
    );
  } catch (error) {
    const {status, stderr} = error as {status: number | null; stderr: Buffer};
    // Samples of an area that is not known are problems in a copy: those are expected, a failure is not.
    if (status !== 1) throw new Error(`the check failed: ${String(stderr)}`);
  }
  return (performance.now() - started) / 1000;
}

const rows = TIMES.map((times) => {
  const folder = path.join(ROOT, '.cache/bench/copies');
  const pages = writeCopies(ROOT, folder, times);
  const cold = run(folder);
  return [pages, cold.toFixed(1), run(folder).toFixed(1), ((cold / pages) * 1000).toFixed(1)];
});
printTable(['pages', 'cold s', 'warm s', 'ms a page (cold)'], rows);
