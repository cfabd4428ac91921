import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toMarkdown} from '../../plugins/content-index/markdown';
import {answer} from '../../plugins/ask-ai-embedded/shared/answer';
import {engineOf, indexOf, readPageSections} from '../lib/corpus';

/** Bars of issue "Search and Ask AI"; the run fails below them. */
const BARS = {cited: 0.9, fact: 0.8, refused: 0.9};
const WRONG_REFUSALS = 0.05;

type Case = {question: string; pages: string[]; fact: RegExp | undefined};

function readCases(): Case[] {
  const [, ...lines] = readFileSync(path.join(__dirname, 'questions.tsv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [question = '', pages = '', fact = ''] = line.split('\t');
    return {
      question,
      pages: pages === '-' ? [] : pages.split(' ').map((page) => `/docs/${page}`),
      fact: fact === '-' ? undefined : new RegExp(fact),
    };
  });
}

async function main(): Promise<void> {
  const {pages, sections} = await readPageSections();
  const engine = engineOf(indexOf(sections));
  const twins = new Map(
    pages.map((page) => [page.route, toMarkdown(page, 'https://docs.example.com')]),
  );
  const all = readCases();
  const cases = all.filter(
    ({pages: wanted}) => wanted.length === 0 || wanted.some((route) => twins.has(route)),
  );
  const count = {answerable: 0, cited: 0, fact: 0, refusedWrongly: 0, unanswerable: 0, refused: 0};
  const misses: string[] = [];
  for (const {question, pages: wanted, fact} of cases) {
    const given = await answer(
      question,
      undefined,
      (query, options) => engine.search(query, options),
      (route) => Promise.resolve(twins.get(route) ?? ''),
    );
    if (wanted.length === 0) {
      count.unanswerable += 1;
      count.refused += given.found ? 0 : 1;
      if (given.found) {
        misses.push(`answered  ${question}  <-  ${given.citations[0]?.url}`);
      }
      continue;
    }
    count.answerable += 1;
    if (!given.found) {
      count.refusedWrongly += 1;
      misses.push(`refused   ${question}`);
      continue;
    }
    const isCited = given.citations
      .slice(0, 3)
      .some(({url}) => wanted.includes(url.split('#')[0] ?? ''));
    const isStated = Boolean(fact?.test(given.short.map(({md}) => md).join('\n')));
    count.cited += isCited ? 1 : 0;
    count.fact += isStated ? 1 : 0;
    if (!isCited || !isStated) {
      misses.push(
        `${isCited ? 'no fact  ' : 'no page  '} ${question}  <-  ${given.citations
          .slice(0, 3)
          .map(({url}) => url.slice(6))
          .join('  ')}`,
      );
    }
    if (process.argv.includes('--show')) {
      console.log(
        `\n### ${question}\n${given.short.map(({md, citation}) => `${md} [${citation + 1}]`).join('\n\n')}`,
      );
    }
  }
  const share = {
    cited: count.cited / count.answerable,
    fact: count.fact / count.answerable,
    refused: count.refused / count.unanswerable,
    'refused wrongly': count.refusedWrongly / count.answerable,
  };
  console.table([
    {
      answerable: count.answerable,
      'cannot be answered': count.unanswerable,
      ...Object.fromEntries(Object.entries(share).map(([key, value]) => [key, value.toFixed(3)])),
    },
  ]);
  console.log(
    `${all.length - cases.length} of ${all.length} questions left out: their pages do not exist yet`,
  );
  if (process.argv.includes('--misses')) {
    console.log(misses.join('\n'));
  }
  const failed = [
    ...(Object.keys(BARS) as (keyof typeof BARS)[]).filter((key) => share[key] < BARS[key]),
    ...(share['refused wrongly'] > WRONG_REFUSALS ? ['refused wrongly'] : []),
  ];
  if (failed.length > 0) {
    console.error(`bench/ask: below the bar in ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}

void main();
