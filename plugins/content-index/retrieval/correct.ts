import {distance} from './fuzzy';
import {nearestWords, prefixes, type Near} from './expand';
import {type Alternative, type Slot, type Synonyms, parseQuery} from './query';
import {stem} from './stem';
import type {Tiers} from './tiers';
import {normalize, tokenize} from './tokenize';
import {isWeak} from './words';

/** Factor on the weight of all corrections of a word but the best. */
const OTHER_CORRECTION = 0.75;

/**
 * Returns the slots of a query with words that the index does not contain joined, split, or
 * replaced by similar ones. After a replacement, it parses the query again to match phrases and
 * synonyms.
 */
export function correct(
  tiers: Tiers,
  query: string,
  slots: Slot[],
  synonyms: Synonyms,
  typing: boolean,
): Slot[] {
  const joined = joinAndSplit(tiers, slots);
  const unknown = new Set(
    joined.flatMap((slot) => (isFound(tiers, slot) || isPrefix(tiers, slot) ? [] : slot.words)),
  );
  const replaced = new Map<string, Near[]>();
  const tokens = tokenize(query.slice(0, 1000)).filter(({whole}) => !whole);
  tokens.forEach(({term, word}, index) => {
    if (unknown.has(word) && !isWeak(word) && !tiers.isKnown(term)) {
      const near = nearestWords(tiers, term, word, typing && index === tokens.length - 1);
      if (near.length > 0) {
        replaced.set(word, near);
      }
    }
  });
  if (replaced.size === 0) {
    return joined;
  }
  const text = normalize(query).replace(
    /[\p{L}\p{N}]+/gu,
    (word) => replaced.get(word)?.[0]?.word ?? word,
  );
  const wasLast = replaced.has(tokens[tokens.length - 1]?.word ?? '');
  const corrected = joinAndSplit(tiers, parseQuery(text, synonyms, typing && !wasLast));
  return corrected.map((slot) => withCorrections(slot, [...replaced.values()]));
}

function withCorrections(slot: Slot, corrections: Near[][]): Slot {
  const own = corrections.filter(([best]) => best && slot.words.includes(best.word));
  if (own.length === 0) {
    return slot;
  }
  const weight = Math.min(...own.map(([best]) => best?.weight ?? 1));
  const alternatives = slot.alternatives.map((one) => ({...one, weight: one.weight * weight}));
  const [first, ...rest] = own[0] ?? [];
  if (slot.words.length > 1 || !first) {
    return {...slot, alternatives, corrected: true};
  }
  return {
    ...slot,
    corrected: true,
    alternatives: [
      // `first.word` may already be a stem, which must not be stemmed again.
      {terms: [first.term], weight},
      ...alternatives.slice(1),
      ...rest.map((one): Alternative => ({
        terms: [one.term],
        weight: Math.min(weight, one.weight) * OTHER_CORRECTION,
      })),
    ],
  };
}

/**
 * Joins two words that the index has as one (`power off`, `poweroff`), and splits a word that it
 * has as two.
 */
function joinAndSplit(tiers: Tiers, slots: Slot[]): Slot[] {
  const result: Slot[] = [];
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] as Slot;
    const next = slots[index + 1];
    const joined =
      next && slot.words.length === 1 && next.words.length === 1
        ? `${slot.words[0]}${next.words[0]}`
        : '';
    if (
      joined &&
      tiers.words.has(joined) &&
      (!isFound(tiers, slot) || !isFound(tiers, next as Slot) || joined.length > 7)
    ) {
      result.push({
        words: [...slot.words, ...(next?.words ?? [])],
        alternatives: [
          {terms: [stem(joined)], weight: 1},
          {
            terms: [
              ...(slot.alternatives[0]?.terms ?? []),
              ...(next?.alternatives[0]?.terms ?? []),
            ],
            weight: 1,
          },
        ],
        open: false,
        weak: false,
      });
      index += 1;
      continue;
    }
    const [word = ''] = slot.words;
    const halves =
      slot.words.length === 1 && !isFound(tiers, slot) && !slot.open && !isOneLetterOff(tiers, word)
        ? split(tiers, word)
        : undefined;
    result.push(
      halves ? {...slot, alternatives: [...slot.alternatives, {terms: halves, weight: 0.9}]} : slot,
    );
  }
  return result;
}

/** Whether a known word differs by one letter, which is a likelier error than a missing space. */
function isOneLetterOff(tiers: Tiers, word: string): boolean {
  return [...tiers.words.keys()].some((known) => distance(word, known, 1) < 2);
}

/**
 * Returns the terms of the two known words, each of at least three letters, that make up a word.
 */
function split(tiers: Tiers, word: string): string[] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, right] = [tiers.words.get(word.slice(0, at)), tiers.words.get(word.slice(at))];
    if (left && right) {
      return [left, right];
    }
  }
  return undefined;
}

function isFound(tiers: Tiers, slot: Slot): boolean {
  return slot.alternatives.some(({terms}) => terms.every((term) => tiers.isKnown(term)));
}

/**
 * Whether the reader may still be typing the word, and the index has a term that begins with it.
 */
function isPrefix(tiers: Tiers, {open, words}: Slot): boolean {
  const last = words[words.length - 1] ?? '';
  return open && prefixes(tiers, last).length > 0;
}
