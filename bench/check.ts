import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Time of `npm run check` at several times the pages: `npm run bench:check -- [times…] [--pages N]`. */
const SITE = process.cwd();
const words = process.argv.slice(2);
const wanted = words.includes('--pages') ? Number(words[words.indexOf('--pages') + 1]) : 0;
const times = words
  .filter((word, index) => /^\d+$/.test(word) && words[index - 1] !== '--pages')
  .map(Number);

function pagesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.mdx?$/.test(file),
  );
}

/** A copy of the site whose pages are there several times, each copy in a folder of its own inside its product's. */
function multiply(folder: string, count: number): number {
  mkdirSync(folder, {recursive: true});
  for (const name of [
    'config',
    'data',
    'static',
    'src',
    'plugins',
    'docusaurus.config.ts',
    'sidebars.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    if (existsSync(name)) cpSync(name, path.join(folder, name), {recursive: true});
  }
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache')
      symlinkSync(path.join(SITE, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  const files = pagesOf('docs');
  for (let copy = 0; copy < count; copy += 1) {
    for (const file of files) {
      const source = readFileSync(path.join('docs', file), 'utf8');
      const target =
        copy === 0 ? file : file.replace(/^(products\/[^/.]+|[^/.]+)/, `$1-copy${copy}`);
      const out = path.join(folder, 'docs', target);
      mkdirSync(path.dirname(out), {recursive: true});
      // Each copy has texts of its own, so that no cache by content makes it free.
      writeFileSync(
        out,
        copy === 0
          ? source
          : source.replace(/\bSERVICE_NAME\b/g, `shop${copy}`).concat(`\nCopy ${copy}.\n`),
      );
    }
  }
  return files.length * count;
}

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
    // Copied pages have no sidebar entry and broken links: problems are expected, a failure is not.
    if (status !== 1) throw new Error(`the check failed: ${String(stderr)}`);
  }
  return (performance.now() - started) / 1000;
}

const base = pagesOf('docs').length;
if (base === 0) throw new Error('bench: no page under docs');
const factors = times.length > 0 ? times : [1, 2, 5, 10];
const scale = wanted > 0 ? Math.ceil(wanted / base) : 1;
console.log('pages   cold (s)   warm (s)   ms a page (cold)');
for (const factor of factors) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-check-'));
  try {
    const pages = multiply(folder, factor * scale);
    const cold = run(folder);
    const warm = run(folder);
    console.log(
      [
        String(pages).padStart(5),
        cold.toFixed(1).padStart(10),
        warm.toFixed(1).padStart(10),
        ((cold / pages) * 1000).toFixed(1).padStart(18),
      ].join(' '),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
