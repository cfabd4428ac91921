import {expand} from './expand';
import type {Alternative, Slot} from './query';
import type {Tiers} from './tiers';
import type {Expansion, Found} from './types';
import {WEIGHTS} from './weights';

/** Limit of the IDF, so that a single rare term does not outweigh all others. */
const MAX_IDF = 4.5;
const MIN_IDF = 0.15;
/**
 * Share of the IDF that comes from the words as typed. The rest also counts pages that match by a
 * synonym.
 */
const TYPED_SHARE = 0.6;
/** Factor on the IDF of a weak slot. */
const WEAK = 0.2;

/**
 * Matches a slot of the query in the loaded part of the index. `isQuestion`: whether the query is a
 * complete question, in which rare words do not count as misspelled.
 */
export function matchSlot(tiers: Tiers, slot: Slot, isQuestion = false): Found {
  const stems = new Set<string>();
  const title = new Float32Array(tiers.routes.length);
  const heading = new Float32Array(tiers.sectionCount);
  const body = new Float32Array(tiers.sectionCount);
  const question = new Float32Array(tiers.questionCount);
  const isWhole = ({terms}: Alternative) => terms.length === 1 && Boolean(terms[0]?.includes('_'));
  const hasWhole = slot.alternatives.some(
    (one) => isWhole(one) && tiers.isKnown(one.terms[0] ?? ''),
  );
  let typed = 0;
  let typedStems: string[] = [];
  slot.alternatives.forEach((alternative, order) => {
    const {terms} = alternative;
    const weight = alternative.weight * (hasWhole && !isWhole(alternative) ? WEIGHTS.parts : 1);
    const parts = terms.flatMap((term, index) => {
      // `how` is a stop word, so `how long` only requires `long`.
      if (term === 'how' && terms.length > 1) return [];
      const isOpen = slot.open && order === 0 && index === terms.length - 1;
      const word =
        order === 0 && slot.words.length === terms.length && !slot.corrected
          ? slot.words[index]
          : undefined;
      return gather(tiers, expand(tiers, term, word, isOpen, isQuestion), stems);
    });
    const take = (field: 'title' | 'heading' | 'body' | 'question') =>
      parts.map((part) => part[field]);
    merge(title, take('title'), weight, 0.25);
    merge(heading, take('heading'), weight);
    merge(body, take('body'), weight);
    merge(question, take('question'), weight);
    if (order === 0) {
      typedStems = [...stems];
      typed = countPages(tiers, {title, heading, body, question});
    }
  });
  const pages = countPages(tiers, {title, heading, body, question});
  const rarityAt = (of: number) =>
    clamp(Math.log(1 + (tiers.routes.length - of + 0.5) / (of + 0.5)));
  // A frequent synonym must not make a rare word count as frequent.
  const idf =
    typed > 0
      ? rarityAt(pages) * (1 - TYPED_SHARE) + rarityAt(typed) * TYPED_SHARE
      : rarityAt(pages);
  const titles = count(title);
  const isTopic = titles > 0 || heading.some((value) => value > 0);
  const rarity = clamp(slot.weak ? idf * WEAK : idf);
  return {
    slot,
    rarity,
    idf: isTopic ? rarity : clamp(rarity * WEIGHTS.passing),
    titleIdf: titles > 0 ? clamp(Math.log(1 + tiers.routes.length / titles)) : 0,
    pages,
    stems,
    typed: typedStems,
    title,
    heading,
    body,
    question,
  };
}

/**
 * Returns the matches of a term and its expansions, by page, section, and question. Adds the terms
 * to `stems`.
 */
function gather(tiers: Tiers, expansions: Expansion[], stems: Set<string>) {
  const title = new Float32Array(tiers.routes.length);
  const heading = new Float32Array(tiers.sectionCount);
  const body = new Float32Array(tiers.sectionCount);
  const question = new Float32Array(tiers.questionCount);
  for (const {term, weight} of expansions) {
    stems.add(term);
    for (const {page, field} of tiers.titleIndex.get(term) ?? []) {
      title[page] = Math.max(title[page] as number, weight * WEIGHTS[field]);
    }
    for (const section of tiers.headingIndex.get(term) ?? []) {
      heading[section] = Math.max(heading[section] as number, weight);
    }
    for (const {section, impact} of tiers.postings(term)) {
      if (section < tiers.sectionCount) {
        body[section] = Math.max(body[section] as number, (weight * (impact + 1)) / 8);
      } else {
        const number = section - tiers.sectionCount;
        const own = impact === 0 ? weight : weight * WEIGHTS.wording;
        question[number] = Math.max(question[number] as number, own);
      }
    }
  }
  return {title, heading, body, question};
}

/**
 * Adds the matches of an alternative to those of its slot. One or two terms must all match in the
 * same place, of more terms 60 percent. `extra` is the share of the lower score that is added where
 * another alternative already matched.
 */
function merge(into: Float32Array, parts: Float32Array[], weight: number, extra = 0): void {
  const needed = parts.length < 3 ? parts.length : Math.ceil(parts.length * 0.6);
  for (let index = 0; index < into.length; index += 1) {
    let sum = 0;
    let there = 0;
    for (const part of parts) {
      const value = part[index] as number;
      sum += value;
      there += value > 0 ? 1 : 0;
    }
    if (there >= needed && there > 0) {
      const value = (weight * sum * there) / parts.length ** 2;
      const before = into[index] as number;
      into[index] = Math.max(before, value) + extra * Math.min(before, value);
    }
  }
}

/**
 * Counts the pages that match in title, headings, or text, or else those that match in written
 * questions.
 */
function countPages(
  {pageOf, pageOfQuestion}: Tiers,
  {title, heading, body, question}: Pick<Found, 'title' | 'heading' | 'body' | 'question'>,
): number {
  const pages = new Uint8Array(title.length);
  title.forEach((value, page) => {
    pages[page] = value > 0 ? 1 : 0;
  });
  pageOf.forEach((page, section) => {
    if ((heading[section] as number) > 0 || (body[section] as number) > 0) {
      pages[page] = 1;
    }
  });
  const inText = count(pages);
  if (inText > 0) return inText;
  pageOfQuestion.forEach((page, number) => {
    if ((question[number] as number) > 0) {
      pages[page] = 1;
    }
  });
  return count(pages);
}

function count(values: Float32Array | Uint8Array): number {
  let sum = 0;
  for (const value of values) {
    sum += value > 0 ? 1 : 0;
  }
  return sum;
}

function clamp(idf: number): number {
  return Math.max(MIN_IDF, Math.min(MAX_IDF, idf));
}
