import {distance, errorsAllowed} from './fuzzy';
import type {Tiers} from './tiers';
import type {Expansion} from './types';
import {WEIGHTS} from './weights';

/** How much rarer than its neighbor a word is that may be a typing error. */
const RARER = 8;

/** `word`: as typed, if it was; `isQuestion`: a rare word of a whole question is taken at its word. The term itself, what begins with it while it is being typed, and its near ones where its stem may be another word's. */
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
  const begun = isOpen && word ? prefixes(tiers, word) : [];
  begun.forEach((found) => add(found, WEIGHTS.prefix));
  if (word && isKnown && begun.length < 2 && word.length > 3 && !tiers.words.has(word)) {
    misspellings(tiers, term, word, isQuestion).forEach(({term: near, weight}) =>
      add(near, weight),
    );
  }
  return [...expansions].map(([found, weight]) => ({term: found, weight}));
}

/** A misspelling can have the stem of another word (`maintainance`, `maintain`), or be one that some sample has (`usrs`, `/usr`). */
function misspellings(tiers: Tiers, term: string, word: string, isQuestion: boolean): Expansion[] {
  const isOther = word.length > 7 && term !== word;
  const popularity = tiers.popularity(term);
  return nearestWords(tiers, word, word, false)
    .filter(
      (near) => isOther || (!isQuestion && tiers.popularity(near.term) > RARER * (popularity + 1)),
    )
    .map((near) => (isOther ? near : {...near, weight: near.weight * WEIGHTS.doubt}));
}

/** Terms that begin with what was typed so far, the most used first. */
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

/** A word of the index that an unknown one may have been meant as. */
export type Near = Expansion & {word: string};

/** The likeliest corrections of a word, best first. */
export function nearestWords(tiers: Tiers, term: string, word: string, isOpen: boolean): Near[] {
  const allowed = errorsAllowed(word.length);
  if (allowed === 0 || /\d{3}/.test(word)) {
    return [];
  }
  const found = new Map<string, Near>();
  const consider = (candidate: string, target: string, typed: string) => {
    const whole = distance(typed, candidate, allowed);
    // The reader may be at the beginning of a longer word.
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
  // An index of stems, too: it holds the words that only the text has.
  for (const target of tiers.neighbors(term)) {
    if (target[0] === term[0] && !target.includes('_') && !found.has(target)) {
      consider(target, target, term);
    }
  }
  // Of two words as near, the one that the pages use more is meant.
  const likely = ({term: target, weight}: Near) =>
    weight * (1 + 0.05 * Math.log(1 + tiers.popularity(target)));
  const best = Math.max(0, ...[...found.values()].map(({weight}) => weight));
  return [...found.values()]
    .filter(({weight}) => weight > best * 0.7)
    .sort((a, b) => likely(b) - likely(a))
    .slice(0, 4);
}
