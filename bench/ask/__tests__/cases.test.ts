import {describe, expect, it} from 'vitest';
import {readCases} from '../cases';

/** Cases whose expression is fulfilled by words that the answer only repeats. */
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
