import {stemmer} from 'stemmer';

const cache = new Map<string, string>();

/**
 * Returns the Porter stem of a lower-case word. Words under four letters, and words with anything
 * but a to z, are returned unchanged.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  let known = cache.get(word);
  if (known === undefined) {
    known = stemmer(word);
    cache.set(word, known);
  }
  return known;
}
