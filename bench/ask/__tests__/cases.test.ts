import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readRows} from '../../lib/tsv';
import {readCases} from '../cases';

/**
 * Returns the questions that match their own pattern, so that an answer that repeats the question
 * would pass.
 */
const proveNothing = (cases: {question: string; fact: RegExp | undefined}[]) =>
  cases.flatMap(({question, fact}) => (fact?.test(question) ? [question] : []));

describe('the facts of bench/ask', () => {
  it('are words of the answer and not of the question', () => {
    expect(proveNothing([{question: 'mysql read only', fact: /read[- ]only/}])).toHaveLength(1);
    expect(proveNothing(readCases('questions'))).toEqual([]);
  });

  it('are there for every question that can be answered', () => {
    const [known, unknown] = [true, false].map((isKnown) =>
      readCases('questions').filter(({pages}) => pages.length > 0 === isKnown),
    );
    expect(known?.filter(({fact}) => fact === undefined)).toEqual([]);
    expect(unknown?.filter(({fact}) => fact !== undefined)).toEqual([]);
  });
});

it('judges each pair of questions once, and every question of the bench', () => {
  const rows = readRows(path.join(__dirname, '../pairs.tsv'));
  const pairs = rows.map(([query, , question]) => `${query}\t${question}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(rows.filter(([, label = '']) => !['fits', 'part', 'other'].includes(label))).toEqual([]);
  const judged = new Set(rows.map(([query]) => query));
  const known = readCases('questions').filter(({pages}) => pages.length > 0);
  expect(known.filter(({question}) => !judged.has(question))).toEqual([]);
});
