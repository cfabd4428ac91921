import {answer, type Answer} from '../../plugins/ask-ai-embedded/shared/answer';
import {toMarkdown} from '../../plugins/content-index/markdown';
import {engineOf, indexOf, readPageSections} from '../lib/corpus';
import {printTable} from '../lib/table';
import {readCases, SETS, type Case} from './cases';

type Measure = 'cited' | 'fact' | 'refused';
type Bars = Record<Measure, number> & {refusedWrongly: number};
/** The run fails below these. The held-out set has a floor instead, which only ever rises. */
const BARS: Record<(typeof SETS)[number], Bars> = {
  questions: {cited: 0.9, fact: 0.8, refused: 0.9, refusedWrongly: 0.05},
  'held-out': {cited: 0.83, fact: 0.82, refused: 0.9, refusedWrongly: 0.1},
};
const MEASURES: Measure[] = ['cited', 'fact', 'refused'];

type Share = Record<Measure | 'refusedWrongly', number>;

/** What is wrong with an answer, in a word, or `undefined`. */
function faultOf(one: Case, given: Answer): string | undefined {
  const {pages} = one;
  if (pages.length === 0) return given.found ? 'answered' : undefined;
  if (!given.found) return 'refused';
  if (!given.citations.slice(0, 3).some(({url}) => pages.includes(url))) return 'no page';
  return isStated(one, given) ? undefined : 'no fact';
}

function isStated({fact}: Case, given: Answer): boolean {
  return given.found && Boolean(fact?.test(given.short.map(({md}) => md).join('\n')));
}

/** Of the set that may be looked at: seeing the answers of the other would be tuning on it. */
function print({question}: Case, given: Answer, fault: string | undefined): void {
  if (fault && process.argv.includes('--misses')) {
    const cited = given.found ? given.citations.slice(0, 3).map(({url}) => url.slice(6)) : [];
    console.log(`${fault.padEnd(9)} ${question}  <-  ${cited.join('  ')}`);
  }
  if (process.argv.includes('--show')) {
    const text = given.found
      ? given.short.map(({md, citation}) => `${md} [${citation + 1}]`).join('\n\n')
      : '(refused)';
    console.log(`\n### ${question}\n${text}`);
  }
}

function share(count: number, of: number): number {
  return of === 0 ? NaN : count / of;
}

async function main(): Promise<void> {
  const {pages, sections} = await readPageSections();
  const engine = engineOf(indexOf(sections));
  const twins = new Map(
    pages.map((page) => [page.route, toMarkdown(page, 'https://docs.example.com')]),
  );
  const ask = (question: string) =>
    answer(
      question,
      undefined,
      (query, options) => engine.search(query, options),
      (route) => Promise.resolve(twins.get(route) ?? ''),
    );
  const rows: (string | number)[][] = [];
  const failed: string[] = [];
  for (const set of SETS) {
    const results: {one: Case; given: Answer; fault: string | undefined}[] = [];
    for (const one of readCases(set)) {
      const given = await ask(one.question);
      const fault = faultOf(one, given);
      if (set === 'questions') print(one, given, fault);
      results.push({one, given, fault});
    }
    const known = results.filter(({one}) => one.pages.length > 0);
    const unknown = results.filter(({one}) => one.pages.length === 0);
    const count = (fault: string) => known.filter((one) => one.fault === fault).length;
    const shares: Share = {
      cited: share(known.length - count('no page') - count('refused'), known.length),
      fact: share(known.filter(({one, given}) => isStated(one, given)).length, known.length),
      refused: share(unknown.filter(({fault}) => !fault).length, unknown.length),
      refusedWrongly: share(count('refused'), known.length),
    };
    rows.push([
      set,
      known.length,
      unknown.length,
      ...Object.values(shares).map((value) => value.toFixed(3)),
    ]);
    const bars = BARS[set];
    failed.push(
      ...MEASURES.filter((key) => !(shares[key] >= bars[key])).map((key) => `${key} of ${set}`),
      ...(shares.refusedWrongly <= bars.refusedWrongly ? [] : [`wrong refusals of ${set}`]),
    );
  }
  printTable(['set', 'answerable', 'cannot be answered', ...MEASURES, 'refused wrongly'], rows);
  if (failed.length > 0) {
    console.error(`bench/ask: below the bar in ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}

void main();
