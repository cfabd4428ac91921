import {stem} from './stem';
import {isWeak} from './words';

/**
 * Matches words and identifiers such as `auto.create.topics.enable`, `pg_stat_statements`,
 * `user-creds-download`, or `c++`.
 */
const RUN = /[\p{L}\p{N}]+(?:[._:/@-]+[\p{L}\p{N}]+)*(?:\+\+|#)?/gu;
/** Identifiers with more parts, such as URLs and paths, are only indexed by their parts. */
const MAX_PARTS = 8;
/** Maximum number of characters of a token. */
const MAX_LENGTH = 40;

export type Token = {
  /** Key in the index: a stem, or an identifier with its parts joined by `_`. */
  term: string;
  /** The word before stemming, in lower case. */
  word: string;
  /** Whether this is a whole identifier. Its parts follow as separate tokens. */
  whole: boolean;
};

/**
 * Returns the text in lower case without accents, trademark signs, apostrophes, and possessive `s`.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f®™]/g, '')
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
    .toLowerCase();
}

/**
 * Splits a text into tokens in their order. An identifier yields one token for the whole and one
 * for each part, so that a query matches either.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [run] of normalize(text).matchAll(RUN)) {
    const parts = run.split(/[._:/@-]+/);
    if (parts.length > 1 && parts.length <= MAX_PARTS && run.length <= MAX_LENGTH) {
      tokens.push({term: parts.join('_'), word: run, whole: true});
      // `kafka.auto_create_topics_enable` also matches without its prefix.
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

/** Returns the unique stems of a question, without stop words and whole identifiers. */
export function questionTerms(question: string): string[] {
  const tokens = tokenize(question).filter(({whole, word}) => !whole && !isWeak(word));
  return [...new Set(tokens.map(({term}) => term))];
}
