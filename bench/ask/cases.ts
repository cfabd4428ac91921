import path from 'node:path';
import {readRows} from '../lib/tsv';

/**
 * A question, the routes of which an answer must link one, and a pattern that the answer must
 * match. A question without routes must be refused.
 */
export type Case = {question: string; pages: string[]; fact: RegExp | undefined};

/**
 * Sets of questions. `questions` was used during development; `held-out` was written before any
 * result was seen and must not be used for tuning.
 */
export const SETS = ['questions', 'held-out'] as const;

/** Reads a set of questions. Throws if the file has no rows or a pattern is invalid. */
export function readCases(set: (typeof SETS)[number]): Case[] {
  return readRows(path.join(__dirname, `${set}.tsv`)).map(
    ([question = '', pages = '', fact = '-']) => ({
      question,
      pages: pages === '-' ? [] : pages.split(' ').map((page) => `/docs/${page}`),
      fact: fact === '-' ? undefined : new RegExp(fact),
    }),
  );
}
