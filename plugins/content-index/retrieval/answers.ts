import {belongs, type Products} from './products';
import type {Tiers, WrittenQuestion} from './tiers';
import {questionTerms, tokenize} from './tokenize';
import type {Near, PageHit, Result, Written} from './types';
import {isWeak} from './words';

/** Pages that may answer the query as well. */
const PAGES = 4;
/** Share of its own meaning that a written question must find in the query, and in one of one or two words. */
const LEAST_OF_QUESTION = 0.75;
const LEAST_OF_SHORT = 0.85;
/** Share of the query's meaning that must be in the question. */
const LEAST_OF_QUERY = 0.7;
/** A word of the query as common as this may be missing; all others must be in the question. */
const COMMON = 1;
/** What a synonym is worth beside the word itself. */
const SYNONYM = 0.85;
/** How much better a question must be than the best one of another product that the query does not name. */
const APART = 0.08;
/** Words that turn a question around: where one side has one, so must the other. */
const TURNING = new Set(
  'raise lower log buy order used create add delete remove drop enable disable start stop pause resume upgrade downgrade increase decrease reset rotate change rename move migrate export import restore connect revoke grant without not never fail error'
    .split(' ')
    .map((word) => tokenize(word)[0]?.term ?? word),
);

/** Words in which questions for an amount differ: `how long`, `after how many days`, `how long can it stay`. */
const WORDS_OF_AMOUNT = new Set(
  'second minute hour day week month year time long many much often after before stay take'
    .split(' ')
    .map((word) => tokenize(word)[0]?.term ?? word),
);
/** Likeness that makes a question near, and what a near one keeps that asks the opposite or another kind of thing. */
const NEAR = 0.65;
const OPPOSITE = 0.7;

type Candidate = {page: PageHit; question: WrittenQuestion; likeness: number};

/**
 * The written question nearest to the query. It need not be the same one, so its section may answer, and its answer
 * may not. None when a word of the query is unknown everywhere.
 */
export function nearestQuestion(
  query: string,
  {terms}: Result,
  pages: PageHit[],
  tiers: Tiers,
  products: Products,
): Near | undefined {
  const named = products.in(query);
  const near = pages
    .filter((page) => !page.isOther)
    .flatMap((page) => (page.questions ?? []).map((question) => ({page, question})))
    .map(({page, question}) => {
      const {forth, back, isTurned} = compare(query, question, question.q, terms, tiers);
      const areas = products.in(`${question.q} ${page.title}`);
      const isNamed =
        named.size === 0 || belongs(page.area, named) || [...named].some((one) => areas.has(one));
      const isOff = !isNamed || isTurned || isOtherKind(query, question.q);
      const likeness = forth + back > 0 ? (2 * forth * back) / (forth + back) : 0;
      return {
        route: page.route,
        anchor: question.at,
        question: question.q,
        likeness: isOff ? likeness * OPPOSITE : likeness,
      };
    })
    .sort((a, b) => b.likeness - a.likeness)[0];
  return near && near.likeness > NEAR ? near : undefined;
}

/** The written question that is the same as the query in other words; none when one is only near. */
export function writtenAnswer(
  query: string,
  {pages, terms}: Result,
  tiers: Tiers,
  products: Products,
): Written | undefined {
  if (terms.length === 0 || terms.some(({pages: count, corrected}) => count === 0 || corrected)) {
    return undefined;
  }
  const candidates: Candidate[] = [];
  for (const page of pages) {
    for (const question of page.questions ?? []) {
      // Yes or no is no answer to how.
      if (/^how\b/i.test(query.trim()) && /^(?:yes|no)\b/i.test(question.a)) continue;
      const likeness = likenessOf(query, question, terms, tiers);
      if (likeness > 0) candidates.push({page, question, likeness});
    }
  }
  candidates.sort((a, b) => b.likeness - a.likeness);
  const named = products.in(query);
  const fitting = candidates.filter(({page, question}) => {
    const areas = products.in(`${question.q} ${page.title}`);
    return (
      named.size === 0 || belongs(page.area, named) || [...named].some((one) => areas.has(one))
    );
  });
  const [first] = fitting;
  if (!first) return undefined;
  const rival = fitting.find(({page}) => rootOf(page) !== rootOf(first.page));
  if (named.size === 0 && rival && first.likeness - rival.likeness < APART) return undefined;
  // What one product says is no answer to a question that pages of others answer as well.
  const isSpecial = products.in(first.question.q).size > 0 && named.size === 0;
  if (isSpecial && pages.slice(0, PAGES).some((page) => rootOf(page) !== rootOf(first.page))) {
    return undefined;
  }
  const {q, a, at} = first.question;
  return {
    question: q,
    text: a,
    route: first.page.route,
    anchor: at,
    page: first.page.title,
    headings: tiers.headingsAt(first.page.page, at),
  };
}

const rootOf = ({area}: PageHit): string => area.split('/')[0] ?? '';

/** What kind of answer a question wants; keywords and error messages may want any. */
const KINDS: [RegExp, string][] = [
  [/^(?:so |and |after |for |in )?how (?:many|much|long|often|big|large|soon)\b/i, 'amount'],
  [/\b(?:default|maximum|minimum)\b/i, 'amount'],
  [/^(?:how (?:do|can|to|should|would|could)|(?:can|could|may) (?:i|we|you)\b)/i, 'task'],
  [/^(?:is|are|does|do|did|can|could|will|would|should|has|have|must)\b/i, 'whether'],
  [/^(?:why\b|what (?:causes|is the cause))/i, 'cause'],
  [/^what(?:'s| is| are| does)\b.*(?<!\b(?:used for|for))[?]?$/i, 'meaning'],
  [/^(?:after |at |in |on |for )?(?:what|which|when|where|who)\b/i, 'which'],
];
const kindOf = (question: string): string | undefined =>
  KINDS.find(([words]) => words.test(question.trim()))?.[1];

const isOtherKind = (query: string, question: string): boolean => {
  const [asked, own] = [kindOf(query), kindOf(question)];
  return asked !== undefined && own !== undefined && asked !== own;
};

/** A question, and for `deleted or changed` the question with either of the two. */
function sidesOf(question: string): string[] {
  const sides = /\b([\w-]+),? or ([\w-]+)\b/.exec(question);
  return sides
    ? [question, ...sides.slice(1).map((side) => question.replace(sides[0], side))]
    : [question];
}

/** How much two questions are the same: 0 when one of them asks for something that the other does not. */
function likenessOf(
  query: string,
  question: WrittenQuestion,
  terms: Result['terms'],
  tiers: Tiers,
): number {
  if (isOtherKind(query, question.q)) return 0;
  const least = terms.length < 3 ? LEAST_OF_SHORT : LEAST_OF_QUESTION;
  return Math.max(
    ...sidesOf(question.q).map((side) => {
      const {forth, back, isTurned, isMissing} = compare(query, question, side, terms, tiers);
      const isSame = !isTurned && !isMissing && back >= least && forth >= LEAST_OF_QUERY;
      return isSame ? forth + back : 0;
    }),
  );
}

/** What a query and a written question, or one side of it, have in common. */
function compare(
  query: string,
  {q, rarities}: WrittenQuestion,
  side: string,
  terms: Result['terms'],
  tiers: Tiers,
): {
  /** Share of the query's meaning that the question has. */
  forth: number;
  /** Share of the question's meaning that the query has. */
  back: number;
  /** Whether one of them has a word that turns it around. */
  isTurned: boolean;
  /** Whether the question lacks a rare word of the query. */
  isMissing: boolean;
} {
  const isAmount = kindOf(query) === 'amount' && kindOf(q) === 'amount';
  const isIdle = (stems: string[]) => isAmount && stems.some((stem) => WORDS_OF_AMOUNT.has(stem));
  const rarityIn = new Map(questionTerms(q).map((term, index) => [term, rarities[index] ?? 0]));
  const tokens = tokenize(side).filter(({word}) => !isWeak(word));
  const inQuestion = new Set(tokens.map(({term}) => term));
  const used = new Set<string>();
  let isTurned = false;
  let isMissing = false;
  let ofQuery = 0;
  let all = 0;
  for (const {stems, typed, words} of terms) {
    const shared = stems.filter((stem) => inQuestion.has(stem));
    if (shared.length === 0 && isIdle(typed)) continue;
    const rarity = Math.max(...typed.map((stem) => tiers.rarity(stem)), 0);
    shared.forEach((stem) => used.add(stem));
    all += rarity;
    if (typed.some((stem) => inQuestion.has(stem))) ofQuery += rarity;
    else if (shared.length > 0) ofQuery += rarity * SYNONYM;
    else {
      isTurned ||= isTurning(stems);
      isMissing ||= rarity > COMMON || isNamed(words);
    }
  }
  let ofQuestion = 0;
  let sum = 0;
  for (const term of questionTerms(side)) {
    if (!used.has(term) && isIdle([term])) continue;
    const rarity = rarityIn.get(term) ?? 0;
    sum += rarity;
    if (used.has(term)) ofQuestion += rarity;
    else isTurned ||= isTurning([term]);
  }
  return {
    forth: all === 0 ? 0 : ofQuery / all,
    back: sum === 0 ? 0 : ofQuestion / sum,
    isTurned,
    isMissing,
  };
}

/** A number, or a thing of several words (`service user`), which is another thing without one of them. */
const isNamed = (words: string[]): boolean =>
  words.length > 1 || words.some((word) => /\d/.test(word));

const isTurning = (stems: string[]): boolean => stems.some((stem) => TURNING.has(stem));
