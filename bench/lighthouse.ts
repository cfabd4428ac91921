/** Lighthouse (mobile) of a page of each kind, sites in turn, medians: ours beside stock Docusaurus. */
import path from 'node:path';
import {launch} from 'chrome-launcher';
import {buildStock} from './lib/build-stock';
import {CHROMIUM_FLAGS, chromiumPath} from './lib/chromium';
import {PAGES} from './lib/pages';
import {serve} from './lib/serve';
import {median, printTable} from './lib/table';

const ROOT = path.resolve(__dirname, '..');
const RUNS = Number(process.env.RUNS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Result = {lcp: number; tbt: number; cls: number; scores: Record<string, number>};

async function audit(url: string): Promise<Result> {
  const {default: lighthouse} = await import('lighthouse');
  const chrome = await launch({chromePath: chromiumPath(), chromeFlags: CHROMIUM_FLAGS});
  try {
    const report = (
      await lighthouse(url, {port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error'})
    )?.lhr;
    if (!report) throw new Error(`bench: Lighthouse gave no report for ${url}`);
    const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
    return {
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scores: Object.fromEntries(
        CATEGORIES.map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)]),
      ),
    };
  } finally {
    chrome.kill();
  }
}

async function main() {
  const sites = [
    {name: 'ours', server: await serve(path.join(ROOT, 'build'))},
    {name: 'stock', server: await serve(await buildStock(ROOT))},
  ];
  const rows: (string | number)[][] = [];
  for (const {kind, route, plain} of PAGES) {
    const results = new Map<string, Result[]>();
    for (let run = 0; run < RUNS; run++) {
      for (const {name, server} of sites) {
        if (name !== 'ours' && !plain) continue;
        results.set(name, [...(results.get(name) ?? []), await audit(server.origin + route)]);
      }
    }
    for (const [name, all] of results) {
      const score = (id: string) => median(all.map((result) => result.scores[id] ?? 0));
      rows.push([
        kind,
        name,
        Math.round(median(all.map(({lcp}) => lcp))),
        Math.round(median(all.map(({tbt}) => tbt))),
        median(all.map(({cls}) => cls)).toFixed(3),
        ...CATEGORIES.map(score),
      ]);
    }
  }
  await Promise.all(sites.map(({server}) => server.close()));
  printTable(['page', 'site', 'LCP ms', 'TBT ms', 'CLS', ...CATEGORIES], rows);
}

void main();
