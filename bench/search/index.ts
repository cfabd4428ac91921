import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {engineOf, indexOf, readPageSections} from '../lib/corpus';

/** Bars of issue "Search and Ask AI"; the run fails below them. */
const BARS = {'hit@1': 0.75, 'hit@3': 0.9, 'hit@10': 0.97};
const MISSPELLING_BAR = 0.85;

type Query = {kind: string; query: string; pages: string[]};
type Score = {n: number; 'hit@1': number; 'hit@3': number; 'hit@10': number; mrr: number};

function readQueries(): Query[] {
  const [, ...lines] = readFileSync(path.join(__dirname, 'queries.tsv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [kind = '', query = '', pages = ''] = line.split('\t');
    return {kind, query, pages: pages.split(' ').map((page) => `/docs/${page}`)};
  });
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function main(): Promise<void> {
  const {pages, sections} = await readPageSections();
  const files = indexOf(sections);
  const routes = new Set(pages.map(({route}) => route));
  const engine = engineOf(files);
  const all = readQueries();
  const queries = all.filter(({pages: wanted}) => wanted.some((route) => routes.has(route)));
  const scores = new Map<string, Score>();
  const misses: string[] = [];
  const times: number[] = [];
  await engine.search('warm up');
  for (const {kind, query, pages: wanted} of queries) {
    const result = await engine.search(query, {limit: 10});
    const rank = result.pages.findIndex(({route}) => wanted.includes(route)) + 1;
    for (const name of [kind, 'all']) {
      const score = scores.get(name) ?? {n: 0, 'hit@1': 0, 'hit@3': 0, 'hit@10': 0, mrr: 0};
      score.n += 1;
      score['hit@1'] += rank === 1 ? 1 : 0;
      score['hit@3'] += rank >= 1 && rank <= 3 ? 1 : 0;
      score['hit@10'] += rank >= 1 ? 1 : 0;
      score.mrr += rank ? 1 / rank : 0;
      scores.set(name, score);
    }
    if (rank !== 1) {
      misses.push(
        `${String(rank || '-').padStart(3)}  ${query}  ->  ${result.pages
          .slice(0, 3)
          .map(({route}) => route.slice(6))
          .join('  ')}`,
      );
    }
  }
  // What a visitor feels: every prefix of every query, warm.
  for (const {query} of queries) {
    for (let end = 1; end <= query.length; end += 1) {
      const start = performance.now();
      await engine.search(query.slice(0, end), {limit: 10});
      times.push(performance.now() - start);
    }
  }
  const rows = [...scores].map(([kind, score]) => ({
    kind,
    queries: score.n,
    ...Object.fromEntries(
      (['hit@1', 'hit@3', 'hit@10', 'mrr'] as const).map((key) => [
        key,
        (score[key] / score.n).toFixed(3),
      ]),
    ),
  }));
  console.table(rows);
  console.log(
    `${all.length - queries.length} of ${all.length} queries left out: their pages do not exist yet`,
  );
  const bytes = (data: string | Uint8Array) => brotliCompressSync(data).length;
  const [first, headings, ...shards] = files;
  const size = (data: string | Uint8Array = '') =>
    `${(bytes(data) / 1000).toFixed(1)} kB (gzip ${(gzipSync(data).length / 1000).toFixed(1)})`;
  console.log(
    `${pages.length} pages, ${sections.length} sections. First tier ${size(first?.data)}, headings ${size(headings?.data)}, ${shards.length} shards of ${(shards.reduce((sum, {data}) => sum + bytes(data), 0) / shards.length / 1000).toFixed(1)} kB`,
  );
  console.log(
    `key press to ranked hits, in the engine: median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
  );
  if (process.argv.includes('--misses')) {
    console.log(misses.join('\n'));
  }
  const total = scores.get('all');
  const failed = (Object.keys(BARS) as (keyof typeof BARS)[]).filter(
    (key) => !total || total[key] / total.n < BARS[key],
  );
  const misspelled = scores.get('misspelling');
  if (misspelled && misspelled['hit@3'] / misspelled.n < MISSPELLING_BAR) {
    failed.push('hit@3' as const);
  }
  if (failed.length > 0) {
    console.error(`bench/search: below the bar in ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}

void main();
