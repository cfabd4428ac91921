import {answer, type Answer} from '../../plugins/ask-ai-embedded/shared/answer';
import {toMarkdown} from '../../plugins/content-index/markdown';
import {engineOf, indexOf, readPageSections} from '../lib/corpus';
import {printTable} from '../lib/table';
import {readCases, SETS, type Case} from './cases';

/** Bars of issue "Search and Ask AI"; the run fails below them, in any of the sets. */
const BARS = {cited: 0.9, fact: 0.8, refused: 0.9};
const WRONG_REFUSALS = 0.05;

type Share = Record<keyof typeof BARS | 'refused wrongly', number>;

/** What is wrong with an answer, in a word, or `undefined`. */
function faultOf({pages, fact}: Case, given: Answer): string | undefined {
  if (pages.length === 0) return given.found ? 'answered' : undefined;
  if (!given.found) return 'refused';
  if (!given.citations.slice(0, 3).some(({url}) => pages.includes(url))) return 'no page';
  return fact?.test(given.short.map(({md}) => md).join('\n')) ? undefined : 'no fact';
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
      'refused wrongly': share(count('refused'), known.length),
    };
    rows.push([
      set,
      known.length,
      unknown.length,
      ...Object.values(shares).map((value) => value.toFixed(3)),
    ]);
    failed.push(
      ...Object.entries(BARS)
        .filter(([key, bar]) => !(shares[key as keyof typeof BARS] >= bar))
        .map(([key]) => `${key} of ${set}`),
      ...(shares['refused wrongly'] <= WRONG_REFUSALS ? [] : [`refused wrongly of ${set}`]),
    );
  }
  printTable(
    ['set', 'answerable', 'cannot be answered', ...Object.keys(BARS), 'refused wrongly'],
    rows,
  );
  if (failed.length > 0) {
    console.error(`bench/ask: below the bar in ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}

void main();
