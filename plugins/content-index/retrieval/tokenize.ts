import {stem} from './stem';
import {isWeak} from './words';

/** A run that may be an identifier: `auto.create.topics.enable`, `pg_stat_statements`, `user-creds-download`, `c++`. */
const RUN = /[\p{L}\p{N}]+(?:[._:/@-]+[\p{L}\p{N}]+)*(?:\+\+|#)?/gu;
/** Identifiers of more parts than these (URLs, paths) are found by their parts alone. */
const MAX_PARTS = 8;
const MAX_LENGTH = 40;

export type Token = {
  /** The key in the index: a stem, or a whole identifier with its parts joined by `_`. */
  term: string;
  /** The word as typed, lower case. */
  word: string;
  /** Whether it stands for several parts that follow as tokens of their own. */
  whole: boolean;
};

export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f®™]/g, '')
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
    .toLowerCase();
}

/** Words and identifiers of a text; an identifier comes whole and in its parts, so that either finds it. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [run] of normalize(text).matchAll(RUN)) {
    const parts = run.split(/[._:/@-]+/);
    if (parts.length > 1 && parts.length <= MAX_PARTS && run.length <= MAX_LENGTH) {
      tokens.push({term: parts.join('_'), word: run, whole: true});
      // `kafka.auto_create_topics_enable` is also looked for without its prefix.
      for (const inner of run.includes('.') && run.includes('_') ? run.split('.') : []) {
        if (inner.includes('_')) {
          tokens.push({term: inner.replace(/[:/@-]+/g, '_'), word: inner, whole: true});
        }
      }
    }
    for (const part of parts) {
      if (part.length <= MAX_LENGTH) {
        tokens.push({term: stem(part), word: part, whole: false});
      }
    }
  }
  return tokens;
}

/** The terms of a question that say what is asked for, each once, without whole identifiers. */
export function questionTerms(question: string): string[] {
  const tokens = tokenize(question).filter(({whole, word}) => !whole && !isWeak(word));
  return [...new Set(tokens.map(({term}) => term))];
}
