import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {answer, type Answer, type Link} from '../../plugins/ask-ai-embedded/shared/answer';
import {readQuestion} from '../../plugins/ask-ai-embedded/shared/question';
import {toMarkdown} from '../../plugins/content-index/markdown';
import {engineOf, indexOf, readPageSections} from '../lib/corpus';
import {printTable} from '../lib/table';
import {readCases, SETS, type Case} from './cases';

type Measure = 'cited' | 'fact' | 'first' | 'refused';
type Bars = Record<Measure, number> & {refusedWrongly: number};
/**
 * Minimum shares, and the maximum of `refusedWrongly`. The run fails if a set misses them. Those of
 * the held-out set may only become stricter.
 */
const BARS: Record<(typeof SETS)[number], Bars> = {
  questions: {cited: 0.9, fact: 0.8, first: 0.75, refused: 0.9, refusedWrongly: 0.05},
  'held-out': {cited: 0.82, fact: 0.75, first: 0.66, refused: 0.9, refusedWrongly: 0.1},
};
const MEASURES: Measure[] = ['cited', 'fact', 'first', 'refused'];

const {values: flags} = parseArgs({
  options: {
    misses: {type: 'boolean'},
    show: {type: 'boolean'},
    print: {type: 'string'},
    seed: {type: 'string', default: '1'},
  },
});

type Result = {one: Case; given: Answer; fault: string | undefined; ms: number};

/** Returns what is wrong with an answer, or undefined. */
function faultOf(one: Case, given: Answer): string | undefined {
  if (one.pages.length === 0) return given.found ? 'answered' : undefined;
  if (!given.found) return 'refused';
  if (
    !linksOf(given)
      .slice(0, 3)
      .some((route) => one.pages.includes(route))
  )
    return 'no page';
  return isStated(one, given) ? (isStated(one, given, 1) ? undefined : 'not first') : 'no fact';
}

/** Returns the routes that an answer links, in order, without duplicates. */
function linksOf(given: Answer): string[] {
  const urls = given.found ? [...given.parts, ...given.related] : given.near;
  return [...new Set(urls.map(({url}) => url.split('#')[0] ?? ''))];
}

/** Whether the answer, or its first `parts` parts, match the pattern of the case. */
function isStated({fact}: Case, given: Answer, parts?: number): boolean {
  const shown = given.found ? given.parts.slice(0, parts) : [];
  return Boolean(fact?.test(shown.map(({md}) => md).join('\n')));
}

function kindOf({question, pages}: Case): string {
  const {intent, isYesNo, wantsNumber} = readQuestion(question);
  if (pages.length === 0) return 'cannot be answered';
  return isYesNo ? 'yes or no' : wantsNumber ? 'number' : intent;
}

/**
 * Prints a result as the flags `--misses` and `--show` say. Only for the set `questions`, because
 * looking at answers of the held-out set would lead to tuning on it.
 */
function print(result: Result): void {
  const {one, given: answered, fault} = result;
  if (fault && flags.misses) {
    console.log(`${fault.padEnd(9)} ${one.question}  <-  ${linksOf(answered).join('  ')}`);
  }
  if (flags.show) console.log(`\n${sheetOf(result)}`);
}

/**
 * Returns a question and what the reader sees, as Markdown: notice, parts, and sources, or why
 * there is no answer.
 */
function sheetOf({one, given: answered}: Result): string {
  const link = ({title, heading, url}: Link) =>
    `[${[title, heading].filter(Boolean).join(' › ')}](${url})`;
  const links = (list: Link[]) => list.map((one) => `- ${link(one)}`).join('\n');
  const shown = answered.found
    ? [
        answered.notice ?? '',
        ...answered.parts.map((part) =>
          part.asked ? `**${part.asked}**\n\n${part.md}` : `*${link(part)}*\n\n${part.md}`,
        ),
        answered.otherTabs.length > 0
          ? `(The page shows it for ${answered.otherTabs.join(', ')} too.)`
          : '',
        `Sources:\n\n${links([...answered.parts, ...answered.related])}`,
      ]
    : [`(No answer: ${answered.reason}.)`, links(answered.near)];
  const similar = answered.similar.map(({asked, md}) => `- ${asked}\n  - ${md}`);
  const offered =
    similar.length > 0 ? `Did you mean one of these questions?\n\n${similar.join('\n')}` : '';
  return [`## ${one.question}`, ...shown, offered].filter(Boolean).join('\n\n');
}

/**
 * Writes a random sample of `--print` answers to a temporary file for review. The same `--seed`
 * draws the same sample.
 */
function writeSheets(results: Result[]): void {
  const count = Number(flags.print);
  const hash = (text: string) => createHash('sha256').update(`${flags.seed} ${text}`).digest('hex');
  const drawn = results
    .map((result) => ({result, place: hash(result.one.question)}))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count);
  const file = path.join(os.tmpdir(), `ask-${count}-${flags.seed}.md`);
  writeFileSync(file, `${drawn.map(({result}) => sheetOf(result)).join('\n\n---\n\n')}\n`);
  console.log(`${drawn.length} answers are in ${file}`);
}

function share(count: number, of: number): number {
  return of === 0 ? NaN : count / of;
}

const mean = (values: number[]): number =>
  share(
    values.reduce((sum, one) => sum + one, 0),
    values.length,
  );

function sharesOf(results: Result[]): Record<Measure | 'refusedWrongly', number> {
  const known = results.filter(({one}) => one.pages.length > 0);
  const unknown = results.filter(({one}) => one.pages.length === 0);
  const count = (...faults: string[]) =>
    known.filter(({fault = ''}) => faults.includes(fault)).length;
  return {
    cited: share(known.length - count('no page', 'refused'), known.length),
    fact: share(known.filter(({one, given}) => isStated(one, given)).length, known.length),
    first: share(known.filter(({one, given}) => isStated(one, given, 1)).length, known.length),
    refused: share(unknown.filter(({fault}) => !fault).length, unknown.length),
    refusedWrongly: share(count('refused'), known.length),
  };
}

function rowOf(
  set: string,
  kind: string,
  results: Result[],
  anchors: Set<string>,
): (string | number)[] {
  const found = results.flatMap(({given}) => (given.found ? [given] : []));
  const wordsIn = (text: string) => text.split(/\s+/).length;
  const dead = found
    .flatMap(({parts, related}) => [...parts, ...related])
    .filter(({url}) => !anchors.has(url)).length;
  return [
    set,
    kind,
    results.length,
    ...Object.values(sharesOf(results)).map((value) =>
      Number.isNaN(value) ? '' : value.toFixed(3),
    ),
    share(found.filter(({by}) => by === 'author').length, results.length).toFixed(2),
    mean(found.map(({parts}) => parts.length)).toFixed(1),
    mean(found.map(({parts}) => wordsIn(parts.map(({md}) => md).join(' ')))).toFixed(0),
    dead,
  ];
}

async function main(): Promise<void> {
  const {pages, sections} = await readPageSections();
  const engine = engineOf(indexOf(sections));
  const anchors = new Set(
    sections.flatMap(({route, anchor, anchors: inner}) =>
      [anchor, ...inner].map((one) => `${route}${one ? `#${one}` : ''}`),
    ),
  );
  const texts = new Map(
    pages.map((page) => [page.route, toMarkdown(page, 'https://docs.example.com')]),
  );
  const ask = (question: string) =>
    answer(
      question,
      undefined,
      (query, options) => engine.search(query, options),
      (route) => Promise.resolve(texts.get(route) ?? ''),
    );
  const rows: (string | number)[][] = [];
  const failed: string[] = [];
  const times: number[] = [];
  for (const set of SETS) {
    const results: Result[] = [];
    for (const one of readCases(set)) {
      const start = performance.now();
      const given = await ask(one.question);
      const result = {one, given, fault: faultOf(one, given), ms: performance.now() - start};
      times.push(result.ms);
      if (set === 'questions') print(result);
      results.push(result);
    }
    if (flags.print && set === 'questions') writeSheets(results);
    const kinds =
      set === 'questions' ? [...new Set(results.map(({one}) => kindOf(one)))].sort() : [];
    for (const kind of kinds) {
      rows.push(
        rowOf(
          set,
          kind,
          results.filter(({one}) => kindOf(one) === kind),
          anchors,
        ),
      );
    }
    rows.push(rowOf(set, 'all', results, anchors));
    const shares = sharesOf(results);
    const bars = BARS[set];
    failed.push(
      ...MEASURES.filter((key) => !(shares[key] >= bars[key])).map((key) => `${key} of ${set}`),
      ...(shares.refusedWrongly <= bars.refusedWrongly ? [] : [`wrong refusals of ${set}`]),
      ...(rows.at(-1)?.at(-1) === 0 ? [] : [`dead anchors of ${set}`]),
    );
  }
  const columns = ['written', 'parts', 'words', 'dead anchors'];
  printTable(['set', 'kind', 'n', ...MEASURES, 'refused wrongly', ...columns], rows);
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)]?.toFixed(0);
  console.log(`question to answer, without the network: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  if (failed.length > 0) {
    console.error(`bench/ask: below the bar in ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}

void main();
