import path from 'node:path';
import {faintWords} from '../../plugins/ask-ai-embedded/shared/question';
import type {Engine} from '../../plugins/content-index/retrieval/engine';
import {
  type Features,
  LIKENESS_WEIGHTS,
  againstOthers,
  featuresOf,
} from '../../plugins/content-index/retrieval/likeness';
import {engineOf, indexOf, readPageSections} from '../lib/corpus';
import {type Example, dot, logisticRegression} from '../lib/logistic';
import {printTable} from '../lib/table';
import {readRows} from '../lib/tsv';
import {readCases} from './cases';

/**
 * Fits the weights of plugins/content-index/retrieval/likeness.ts to the pairs in pairs.tsv, which
 * people labeled. Prints the right and wrong answers per threshold, by cross-validation and with
 * the weights in use.
 */
const FOLDS = 5;
const THRESHOLDS = [-2, -1.5, -1, -0.6, -0.4, -0.2, 0, 0.4, 0.8, 1.2];
/** Maximum number of terms of a short query. */
const SHORT = 4;
const NAMES = Object.keys(LIKENESS_WEIGHTS).filter((name) => name !== 'bias') as (keyof Features)[];

const IN_USE = [...NAMES.map((name) => LIKENESS_WEIGHTS[name]), LIKENESS_WEIGHTS.bias];

/**
 * `fits`: the question means the same as the query. `part`: its answer is part of what the query
 * asks for. `other`: neither.
 */
type Label = 'fits' | 'part' | 'other';
type Judged = {
  query: string;
  question: string;
  label: Label;
  values: number[];
  /** Number of terms of the query. */
  terms: number;
};

function readLabels(): Map<string, Map<string, Label>> {
  const labels = new Map<string, Map<string, Label>>();
  const rows = readRows(path.join(__dirname, 'pairs.tsv'));
  for (const [query = '', label = '', question = ''] of rows) {
    if (label !== 'fits' && label !== 'part' && label !== 'other') {
      throw new Error(
        `bench/ask/pairs.tsv: label ${label} of "${query}": write fits, part or other`,
      );
    }
    labels.set(query, (labels.get(query) ?? new Map<string, Label>()).set(question, label));
  }
  return labels;
}

/**
 * Returns the pairs of a query that the engine compares, with each question in its most similar
 * wording. Pairs without a label count as `other`, because only the ten most similar were labeled.
 */
async function judge(engine: Engine, query: string, labels: Map<string, Label>): Promise<Judged[]> {
  const result = await engine.search(query, {
    limit: 5,
    typing: false,
    written: 'likely',
    faint: faintWords(query),
  });
  const pairs = [...result.pages, ...(result.asked ?? [])]
    .filter(({isOther}) => !isOther)
    .flatMap((page) => (page.questions ?? []).map((question) => ({page, question})))
    .map(({page, question}) => {
      const features = featuresOf({query, result, page, question}, engine.products);
      const values = NAMES.map((name) => features[name]);
      const label = labels.get(question.q) ?? 'other';
      return {query, question: question.q, label, values, terms: result.terms.length};
    })
    .sort((a, b) => scoreOf(a, IN_USE) - scoreOf(b, IN_USE));
  return [...new Map(pairs.map((pair) => [pair.question, pair])).values()];
}

const fit = (pairs: Judged[]): number[] =>
  logisticRegression(
    pairs
      .filter(({label}) => label !== 'part')
      .map(({label, values}): Example => ({values, is: label === 'fits'})),
  );

const scoreOf = ({values}: Judged, weights: number[]) => dot([...values, 1], weights);

/** Returns the label of the best pair of each query, and its log-odds against the others. */
function bestOf(pairs: Judged[], weightsOf: (query: string) => number[]) {
  return [...new Set(pairs.map(({query}) => query))].flatMap((query) => {
    const [best, ...others] = pairs
      .filter((pair) => pair.query === query)
      .map((pair) => ({label: pair.label, score: scoreOf(pair, weightsOf(query))}))
      .sort((a, b) => b.score - a.score);
    if (!best) return [];
    const score = againstOthers(
      best.score,
      others.map((other) => other.score),
    );
    return [{label: best.label, score}];
  });
}

function printShown(name: string, best: {label: Label; score: number}[]): void {
  const rows = THRESHOLDS.map((threshold) => {
    const shown = best.filter(({score}) => score >= threshold);
    const count = (label: Label) => shown.filter((one) => one.label === label).length;
    const right = (count('fits') + count('part')) / (shown.length || 1);
    return [threshold, count('fits'), count('part'), count('other'), right.toFixed(3)];
  });
  console.log(`\n${name}`);
  printTable(['threshold', 'fits', 'part', 'other', 'not wrong'], rows);
}

async function main(): Promise<void> {
  const {sections} = await readPageSections();
  const engine = engineOf(indexOf(sections));
  const labels = readLabels();
  const pairs: Judged[] = [];
  for (const [query, own] of labels) pairs.push(...(await judge(engine, query, own)));
  const found = pairs.filter(({label}) => label === 'fits').length;
  const all = [...labels.values()].flatMap((own) => [...own.values()]);
  console.log(
    `${pairs.length} pairs; ${found} of ${all.filter((one) => one === 'fits').length} that fit are found`,
  );
  const fold = new Map([...labels.keys()].map((query, index) => [query, index % FOLDS]));
  const byFold = Array.from({length: FOLDS}, (_, index) =>
    fit(pairs.filter(({query}) => fold.get(query) !== index)),
  );
  const fitted = fit(pairs);
  printTable(
    ['weight', 'fitted', 'in use'],
    [...NAMES, 'bias'].map((name, index) => [
      name,
      (fitted[index] ?? 0).toFixed(2),
      IN_USE[index] ?? '',
    ]),
  );
  const asked = new Set(readCases('questions').map(({question}) => question));
  const groups: [string, (pair: Judged) => boolean][] = [
    ['questions of the bench', ({query}) => asked.has(query)],
    ['other queries', ({query}) => !asked.has(query)],
    [`queries of up to ${SHORT} terms`, ({terms}) => terms <= SHORT],
    ['longer queries', ({terms}) => terms > SHORT],
  ];
  const show = (name: string, weightsOf: (query: string) => number[]) => {
    for (const [group, isIn] of groups) {
      printShown(`${name}, ${group}:`, bestOf(pairs.filter(isIn), weightsOf));
    }
  };
  show('By the other folds', (query) => byFold[fold.get(query) ?? 0] ?? []);
  show('By the weights in use', () => IN_USE);
}

void main();
