/** Lighthouse (mobile) of a page of each kind, medians. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {launch} from 'chrome-launcher';
import {readArguments} from './lib/arguments';
import {CHROMIUM_FLAGS, chromiumPath} from '../plugins/shared/chromium';
import {audited, CATEGORIES, type Audited, type Report} from './lib/lighthouse';
import {PAGES} from './lib/pages';
import {serveBuild} from './lib/serve';
import {median, printTable} from './lib/table';

const ROOT = path.resolve(__dirname, '..');
const given = readArguments(process.argv.slice(2));
const RUNS = given.quick ? 1 : Number(process.env.RUNS ?? 3);
const REPORTS = path.join(ROOT, '.cache/bench/lighthouse');

/** Audits a page; tries again when it did not paint in time, which happens on a busy machine. */
async function audit(url: string, name: string, tries = 3): Promise<Audited> {
  const {default: lighthouse} = await import('lighthouse');
  const chrome = await launch({chromePath: chromiumPath(), chromeFlags: CHROMIUM_FLAGS});
  try {
    const report = (
      await lighthouse(url, {port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error'})
    )?.lhr;
    if (!report) throw new Error(`bench: Lighthouse gave no report for ${url}`);
    if (report.runtimeError && tries > 1) return await audit(url, name, tries - 1);
    mkdirSync(REPORTS, {recursive: true});
    writeFileSync(path.join(REPORTS, `${name}.json`), JSON.stringify(report));
    return audited(report as unknown as Report);
  } finally {
    chrome.kill();
  }
}

async function main() {
  const server = await serveBuild(ROOT);
  const rows: (string | number)[][] = [];
  for (const {kind, route} of given.quick ? PAGES.slice(2, 3) : PAGES) {
    const results: Audited[] = [];
    for (let run = 0; run < RUNS; run++)
      results.push(await audit(server.origin + route, kind.replace(/ /g, '-')));
    const of = (value: (result: Audited) => number) => median(results.map(value));
    rows.push([
      kind,
      Math.round(of(({fcp}) => fcp)),
      Math.round(of(({lcp}) => lcp)),
      Math.round(of(({tbt}) => tbt)),
      of(({cls}) => cls).toFixed(3),
      CATEGORIES.map((id) => of(({scores}) => scores[id] ?? 0)).join(', '),
      of(({requests}) => requests),
      (of(({bytes}) => bytes) / 1000).toFixed(0),
    ]);
  }
  await server.close();
  printTable(
    ['page', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', CATEGORIES.join(', '), 'requests', 'kB'],
    rows,
  );
  console.log(`Last report of each in ${path.relative(ROOT, REPORTS)}/`);
}

void main();
