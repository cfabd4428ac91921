import {distance, errorsAllowed} from './fuzzy';
import type {Tiers} from './tiers';
import type {Expansion} from './types';
import {WEIGHTS} from './weights';

/**
 * Factor by which a similar term must be more frequent than a known one for the known one to count
 * as a possible typing error.
 */
const FREQUENCY_RATIO = 8;

/**
 * Returns the terms of the index that match a term of the query: the term itself, terms that begin
 * with `word` if it is incomplete, and similar terms if `word` may be misspelled. `word` is
 * undefined if the term was not typed, such as a synonym. In a complete question (`isQuestion`), a
 * known word does not count as misspelled only because it is rare.
 */
export function expand(
  tiers: Tiers,
  term: string,
  word: string | undefined,
  isOpen: boolean,
  isQuestion = false,
): Expansion[] {
  const expansions = new Map<string, number>();
  const add = (found: string, weight: number) =>
    void (expansions.has(found) || expansions.set(found, weight));
  const isKnown = tiers.isKnown(term);
  if (isKnown) {
    add(term, 1);
  }
  const completions = isOpen && word ? prefixes(tiers, word) : [];
  completions.forEach((found) => add(found, WEIGHTS.prefix));
  if (word && isKnown && completions.length < 2 && word.length > 3 && !tiers.words.has(word)) {
    misspellings(tiers, term, word, isQuestion).forEach(({term: near, weight}) =>
      add(near, weight),
    );
  }
  return [...expansions].map(([found, weight]) => ({term: found, weight}));
}

/**
 * Returns similar terms for a word whose stem is known, because a misspelling can have the stem of
 * another word (`maintainance`, `maintain`) or occur in a sample (`usrs`, `/usr`).
 */
function misspellings(tiers: Tiers, term: string, word: string, isQuestion: boolean): Expansion[] {
  const isOther = word.length > 7 && term !== word;
  const popularity = tiers.popularity(term);
  return nearestWords(tiers, word, word, false)
    .filter(
      (near) =>
        isOther ||
        (!isQuestion && tiers.popularity(near.term) > FREQUENCY_RATIO * (popularity + 1)),
    )
    .map((near) => (isOther ? near : {...near, weight: near.weight * WEIGHTS.doubt}));
}

/** Returns up to 12 terms that begin with an incomplete word, most frequent first. */
export function prefixes(tiers: Tiers, word: string): string[] {
  const found = new Map<string, number>();
  for (const [candidate, term] of tiers.words) {
    if (candidate.startsWith(word)) {
      found.set(term, (found.get(term) ?? 0) + (tiers.titleIndex.get(term)?.length ?? 0) + 1);
    }
  }
  if (word.length > 2) {
    for (const [term, sections] of tiers.beginning(word)) {
      found.set(term, (found.get(term) ?? 0) + sections / 4);
    }
  }
  return [...found]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 12)
    .map(([term]) => term);
}

/** A word of the index that is similar to the one typed. */
export type Near = Expansion & {word: string};

/**
 * Returns up to four corrections of a word, most likely first. Returns none for words under four
 * letters and for words with three digits in a row. `term` is the stem of `word`; `isOpen` also
 * compares with the beginnings of longer words.
 */
export function nearestWords(tiers: Tiers, term: string, word: string, isOpen: boolean): Near[] {
  const allowed = errorsAllowed(word.length);
  if (allowed === 0 || /\d{3}/.test(word)) {
    return [];
  }
  const found = new Map<string, Near>();
  const consider = (candidate: string, target: string, typed: string) => {
    const whole = distance(typed, candidate, allowed);
    // The word may be the beginning of a longer one.
    const part =
      isOpen && candidate.length > typed.length + 1
        ? distance(typed, candidate.slice(0, typed.length), allowed)
        : allowed + 1;
    const errors = Math.min(whole, part);
    if (errors <= allowed) {
      const weight =
        WEIGHTS.fuzzy *
        (candidate[0] === typed[0] ? 1 : 0.75) *
        (errors === 1 ? 1 : 0.75) *
        (whole <= part ? 1 : 0.7);
      if (weight > (found.get(target)?.weight ?? 0)) {
        found.set(target, {term: target, word: candidate, weight});
      }
    }
  };
  tiers.words.forEach((target, candidate) => consider(candidate, target, word));
  // Shards only have stems, so the stem is compared with terms that occur only in texts.
  for (const target of tiers.neighbors(term)) {
    if (target[0] === term[0] && !target.includes('_') && !found.has(target)) {
      consider(target, target, term);
    }
  }
  // Among equally similar words, a frequent one is more likely.
  const likely = ({term: target, weight}: Near) =>
    weight * (1 + 0.05 * Math.log(1 + tiers.popularity(target)));
  const best = Math.max(0, ...[...found.values()].map(({weight}) => weight));
  return [...found.values()]
    .filter(({weight}) => weight > best * 0.7)
    .sort((a, b) => likely(b) - likely(a))
    .slice(0, 4);
}
