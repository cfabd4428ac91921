import path from 'node:path';
import {readRows} from '../lib/tsv';

/** A question, routes of which one must be cited, and what the answer must say; no routes where it must be refused. */
export type Case = {question: string; pages: string[]; fact: RegExp | undefined};

/**
 * The sets of questions. `questions` was looked at while the assistant was made;
 * `held-out` was written before any result was seen, and nothing is tuned on it.
 */
export const SETS = ['questions', 'held-out'] as const;

export function readCases(set: (typeof SETS)[number]): Case[] {
  return readRows(path.join(__dirname, `${set}.tsv`)).map(
    ([question = '', pages = '', fact = '-']) => ({
      question,
      pages: pages === '-' ? [] : pages.split(' ').map((page) => `/docs/${page}`),
      fact: fact === '-' ? undefined : new RegExp(fact),
    }),
  );
}
