import {stemmer} from 'stemmer';

const cache = new Map<string, string>();

/** The stem of a lower-case word (Porter's algorithm); anything that is not a plain English word stays as it is. */
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
