import type {Tiers} from './tiers';
import type {Found, SectionHit} from './types';
import {WEIGHTS} from './weights';

/**
 * Minimum score of a term for it to count as the subject of the page, as a share of the weight of a
 * title. A synonym in the title, a keyword, and the area reach it, but the end of the route does not.
 */
const IN_TITLE = 0.6;
/**
 * Share of a term that a section covers if only the title of its page has it. Below 1, so that of
 * two sections the one with the term itself covers more.
 */
const COVERED_BY_TITLE = 0.9;
/**
 * Factor on headings where the sections of one page are compared. Higher than among pages, because
 * the sections of a page share its subject, and their headings say how they differ.
 */
const HEADING_IN_PAGE = 1.4;
/**
 * Weight of the title in the score of the top of the page, so that a query for the page itself leads
 * to its top and not to a section that repeats the word.
 */
const TITLE_OF_TOP = 0.8;

/** Score of a page. The coverages are shares of the query, weighted by rarity, from 0 to 1. */
export type Score = {
  score: number;
  coverage: number;
  sectionCoverage: number;
};

/** Sums over all terms of a query. `weight` is used for ranking, `rarity` for coverage. */
export type Meaning = {weight: number; rarity: number};

/** Sums the weights of all terms of a query. */
export function meaningOf(found: Found[]): Meaning {
  return {
    weight: found.reduce((sum, {idf}) => sum + idf, 0),
    rarity: found.reduce((sum, {rarity}) => sum + rarity, 0),
  };
}

/**
 * Scores a page. `canBeExact`: whether a title equal to the query raises the score. Returns
 * undefined if no term matches.
 */
export function scorePage(
  tiers: Tiers,
  page: number,
  found: Found[],
  {weight: all, rarity: allRarity}: Meaning,
  canBeExact: boolean,
): Score | undefined {
  let inTitle = 0;
  let titleMeaning = 0;
  let spread = 0;
  let covered = 0;
  let coveredRarity = 0;
  const from = tiers.first[page] as number;
  const to = tiers.first[page + 1] as number;
  const sums = new Float32Array(to - from);
  const cover = new Float32Array(to - from);
  const shares = questionShares(tiers, page, found);
  const asked = Math.max(0, ...shares);
  const nearest = (tiers.firstQuestion[page] as number) + shares.indexOf(asked);
  for (const {idf, rarity, titleIdf, title, heading, body, question} of found) {
    const own = title[page] as number;
    inTitle += (idf + WEIGHTS.titleRarity * titleIdf) * own;
    titleMeaning += own >= WEIGHTS.title * IN_TITLE ? idf : 0;
    let best = 0;
    for (let section = from; section < to; section += 1) {
      const value =
        WEIGHTS.heading * (heading[section] as number) + WEIGHTS.body * (body[section] as number);
      if (value > 0) {
        sums[section - from] = (sums[section - from] as number) + idf * value;
        cover[section - from] = (cover[section - from] as number) + rarity;
        best = Math.max(best, value);
      } else if (own > 0) {
        cover[section - from] = (cover[section - from] as number) + rarity * COVERED_BY_TITLE;
      }
    }
    spread += idf * best;
    if (own > 0 || best > 0 || (asked > 0 && (question[nearest] as number) > 0)) {
      covered += idf;
      coveredRarity += rarity;
    }
  }
  if (covered === 0) {
    return undefined;
  }
  const named = [tiers.titleTerms[page] ?? [], tiers.leafTerms[page] ?? []];
  const exactness = Math.max(...named.map((terms) => matched(terms, found)));
  const score =
    ((inTitle + WEIGHTS.cohesion * Math.max(0, ...sums) + WEIGHTS.spread * spread) / all +
      WEIGHTS.question * asked) *
    coverageFactor(covered / all, found.length) *
    (1 + 0.5 * exactness * (titleMeaning / all)) *
    (canBeExact && inTitle > 0 && covered / all > 0.99
      ? Math.max(...named.map((terms) => exactBonus(terms, found)))
      : 1);
  return {
    score,
    coverage: coveredRarity / allRarity,
    sectionCoverage: Math.max(0, ...cover) / allRarity,
  };
}

/**
 * Returns, for each written question of a page, the share of the query that it matches, weighted by
 * IDF.
 */
export function questionShares({firstQuestion}: Tiers, page: number, found: Found[]): number[] {
  const all = found.reduce((sum, {idf}) => sum + idf, 0);
  const from = firstQuestion[page] as number;
  return Array.from(
    {length: (firstQuestion[page + 1] as number) - from},
    (_, index) =>
      found.reduce((sum, {idf, question}) => sum + idf * (question[from + index] ?? 0), 0) / all,
  );
}

/**
 * Returns the factor for coverage. A query of two words needs both. A page that matches half of a
 * sentence of ten words can be more relevant than one that happens to contain all of them, so the
 * factor rises more evenly with more words.
 */
function coverageFactor(coverage: number, words: number): number {
  const power = Math.max(0.8, 2 - 0.3 * Math.max(0, words - 2));
  return WEIGHTS.floor + (1 - WEIGHTS.floor) * coverage ** power;
}

/**
 * Returns up to eight sections of a page, best first. The top of the page is scored even if it does
 * not match.
 */
export function sectionsOf(tiers: Tiers, page: number, found: Found[]): SectionHit[] {
  const from = tiers.first[page] as number;
  const to = tiers.first[page + 1] as number;
  const hits: SectionHit[] = [];
  for (let section = from; section < to; section += 1) {
    let score = 0;
    for (const {idf, title, heading, body} of found) {
      score +=
        idf *
        (WEIGHTS.heading * HEADING_IN_PAGE * (heading[section] as number) +
          WEIGHTS.body * (body[section] as number) +
          (section === from ? TITLE_OF_TOP * (title[page] as number) : 0));
    }
    if (score > 0 || section === from) {
      hits.push({
        section,
        anchor: tiers.headings[section]?.anchor ?? '',
        headings: tiers.pathOf(section),
        score,
      });
    }
  }
  return hits.sort((a, b) => b.score - a.score).slice(0, 8);
}

/**
 * Returns the first alternative of a slot that contains a term: 0 for the words as typed, more for
 * a synonym, 2 ** 32 - 1 for none.
 */
function order(term: string, {slot}: Found): number {
  return slot.alternatives.findIndex((one) => one.terms.includes(term)) >>> 0;
}

/** Returns the share of terms that the query contains. A match by a synonym counts half. */
function matched(terms: string[], found: Found[]): number {
  let sum = 0;
  for (const term of terms) {
    const best = Math.min(...found.map((one) => order(term, one)));
    sum += best === 0 ? 1 : best < 100 ? 0.5 : 0;
  }
  return terms.length > 0 ? sum / terms.length : 0;
}

/** Returns the factor for a query that consists of exactly these terms, otherwise 1. */
function exactBonus(terms: string[], found: Found[]): number {
  const left = new Set(terms);
  let isTyped = true;
  for (const {slot} of found) {
    const named = slot.alternatives.find((one) => one.terms.every((term) => left.has(term)));
    if (!named) {
      return 1;
    }
    named.terms.forEach((term) => left.delete(term));
    isTyped &&= named === slot.alternatives[0];
  }
  return left.size > 0 ? 1 : isTyped ? WEIGHTS.exact : WEIGHTS.exactSynonym;
}
