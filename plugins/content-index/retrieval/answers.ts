import {belongs, type Products} from './products';
import type {Tiers, WrittenQuestion} from './tiers';
import {questionTerms, tokenize} from './tokenize';
import type {PageHit, Result, Written} from './types';
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

type Candidate = {page: PageHit; question: WrittenQuestion; likeness: number};

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
  const [best] = fitting;
  if (!best) return undefined;
  const rival = fitting.find(({page}) => rootOf(page) !== rootOf(best.page));
  if (named.size === 0 && rival && best.likeness - rival.likeness < APART) return undefined;
  // What one product says is no answer to a question that pages of others answer as well.
  const isSpecial = products.in(best.question.q).size > 0 && named.size === 0;
  if (isSpecial && pages.slice(0, PAGES).some((page) => rootOf(page) !== rootOf(best.page))) {
    return undefined;
  }
  const {q, a, at} = best.question;
  return {
    question: q,
    text: a,
    route: best.page.route,
    anchor: at,
    page: best.page.title,
    headings: tiers.headingsAt(best.page.page, at),
  };
}

const rootOf = ({area}: PageHit): string => area.split('/')[0] ?? '';

/** What kind of answer a question wants; keywords and error messages may want any. */
const KINDS: [RegExp, string][] = [
  [/^(?:so |and )?how (?:many|much|long|often|big|large|soon)\b/i, 'amount'],
  [/\b(?:default|maximum|minimum)\b/i, 'amount'],
  [/^(?:how (?:do|can|to|should|would|could)|(?:can|could|may) (?:i|we|you)\b)/i, 'task'],
  [/^(?:is|are|does|do|did|can|could|will|would|should|has|have|must)\b/i, 'whether'],
  [/^(?:why\b|what (?:causes|is the cause))/i, 'cause'],
  [/^what(?:'s| is| are| does)\b.*(?<!\b(?:used for|for))[?]?$/i, 'meaning'],
  [/^(?:after |at |in |on |for )?(?:what|which|when|where|who)\b/i, 'which'],
];
const kindOf = (question: string): string | undefined =>
  KINDS.find(([words]) => words.test(question.trim()))?.[1];

/** How much two questions are the same: 0 when one of them asks for something that the other does not. */
function likenessOf(
  query: string,
  {q: question, rarities}: WrittenQuestion,
  terms: Result['terms'],
  tiers: Tiers,
): number {
  const [asked, own] = [kindOf(query), kindOf(question)];
  if (asked && own && asked !== own) return 0;
  const tokens = tokenize(question).filter(({word}) => !isWeak(word));
  const inQuestion = new Set(tokens.map(({term}) => term));
  const used = new Set<string>();
  let ofQuery = 0;
  let all = 0;
  for (const {stems, typed, words} of terms) {
    const rarity = Math.max(...typed.map((stem) => tiers.rarity(stem)), 0);
    const shared = stems.filter((stem) => inQuestion.has(stem));
    shared.forEach((stem) => used.add(stem));
    all += rarity;
    if (typed.some((stem) => inQuestion.has(stem))) ofQuery += rarity;
    else if (shared.length > 0) ofQuery += rarity * SYNONYM;
    else if (rarity > COMMON || isNamed(words) || isTurning(stems)) return 0;
  }
  let ofQuestion = 0;
  let sum = 0;
  for (const [index, term] of questionTerms(question).entries()) {
    const rarity = rarities[index] ?? 0;
    sum += rarity;
    if (used.has(term)) ofQuestion += rarity;
    else if (isTurning([term])) return 0;
  }
  const back = sum === 0 ? 0 : ofQuestion / sum;
  const least = terms.length < 3 ? LEAST_OF_SHORT : LEAST_OF_QUESTION;
  const forth = all === 0 ? 0 : ofQuery / all;
  return back >= least && forth >= LEAST_OF_QUERY ? forth + back : 0;
}

/** A number, or a thing of several words (`service user`), which is another thing without one of them. */
const isNamed = (words: string[]): boolean =>
  words.length > 1 || words.some((word) => /\d/.test(word));

const isTurning = (stems: string[]): boolean => stems.some((stem) => TURNING.has(stem));
