import type {Question} from '../types';
import {belongs, type Products} from './products';
import type {Tiers} from './tiers';
import {tokenize} from './tokenize';
import type {PageHit, Result, Written} from './types';
import {isWeak} from './words';

/** Pages whose questions are compared with the query. */
const PAGES = 4;
/** Share of the query's meaning that a written question must have, and share of its own that the query must have. */
const LEAST_OF_QUERY = 0.86;
const LEAST_OF_QUESTION = 0.6;
/** The same for one or two words, which many questions have. */
const LEAST_OF_SHORT = 0.8;
/** How much better a question must be than the best one of another product that the query does not name. */
const APART = 0.08;
/** Words that turn a question around: where one side has one, so must the other. */
const TURNING = new Set(
  'create add delete remove drop enable disable start stop pause resume upgrade downgrade increase decrease reset rotate change rename move migrate export import restore connect revoke grant without not never fail error'
    .split(' ')
    .map((word) => tokenize(word)[0]?.term ?? word),
);

type Candidate = {page: PageHit; question: Question; likeness: number};

/** The written question that is the same as the query in other words; none when one is only near. */
export async function writtenAnswer(
  query: string,
  {pages, terms}: Result,
  tiers: Tiers,
  products: Products,
): Promise<Written | undefined> {
  const all = terms.reduce((sum, {idf}) => sum + idf, 0);
  if (all === 0 || terms.some(({pages: count, corrected}) => count === 0 || corrected)) {
    return undefined;
  }
  const near = pages.slice(0, PAGES).filter((page) => (page.question?.share ?? 0) > 0.5);
  const candidates: Candidate[] = [];
  for (const page of near) {
    for (const question of await tiers.questionsOf(page.page)) {
      const likeness = likenessOf(query, question.q, terms, all, tiers);
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
  const rival = fitting.find(({page}) => page.area.split('/')[0] !== best.page.area.split('/')[0]);
  if (named.size === 0 && rival && best.likeness - rival.likeness < APART) return undefined;
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

/** How much two questions are the same: 0 when one of them asks for something that the other does not. */
function likenessOf(
  query: string,
  question: string,
  terms: Result['terms'],
  all: number,
  tiers: Tiers,
): number {
  const tokens = tokenize(question).filter(({whole, word}) => !whole && !isWeak(word));
  const own = new Map(tokens.map(({term}) => [term, tiers.rarity(term)]));
  const whole = new Set(tokenize(question).map(({term}) => term));
  let ofQuery = 0;
  const used = new Set<string>();
  for (const {idf, stems, words} of terms) {
    const shared = stems.filter((stem) => whole.has(stem));
    shared.forEach((stem) => used.add(stem));
    if (shared.length > 0) {
      ofQuery += idf;
    } else if (words.some((word) => /^\d/.test(word)) || stems.some((stem) => TURNING.has(stem))) {
      return 0;
    }
  }
  let ofQuestion = 0;
  let sum = 0;
  for (const [term, rarity] of own) {
    sum += rarity;
    if (used.has(term)) ofQuestion += rarity;
    else if (TURNING.has(term) && terms.length > 2) return 0;
  }
  const back = sum === 0 ? 0 : ofQuestion / sum;
  const isShort = terms.length < 3;
  return ofQuery / all >= LEAST_OF_QUERY && back >= (isShort ? LEAST_OF_SHORT : LEAST_OF_QUESTION)
    ? ofQuery / all + back
    : 0;
}
