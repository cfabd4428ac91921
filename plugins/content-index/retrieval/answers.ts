import {type Pair, againstOthers, featuresOf, likenessOf} from './likeness';
import type {Products} from './products';
import type {Tiers} from './tiers';
import type {Result, Written} from './types';

/**
 * Minimum log-odds for a written question to be shown as the answer (`likely`), or to be shown above
 * the hits of search (`sure`). They favor no answer over a wrong one. bench/ask/fit.ts prints the
 * right and wrong answers per threshold.
 */
const MIN_LOG_ODDS = {likely: 0.4, sure: 0.8};
/** Maximum number of similar questions to return. The probability of further ones is close to 0. */
const NEAR = 12;

/**
 * Returns the written answer whose question most likely means the same as the query, if any, and
 * the most similar questions. `least` is the required confidence.
 */
export function compareQuestions(
  query: string,
  result: Result,
  {tiers, products}: {tiers: Tiers; products: Products},
  least: 'likely' | 'sure',
): Pick<Result, 'answer' | 'near'> {
  const wordings = pairsOf(query, result)
    .map((pair) => ({...pair, likeness: likenessOf(featuresOf(pair, products))}))
    .sort((a, b) => a.likeness - b.likeness);
  // Each question once, in its most similar wording, which replaces the others in the map.
  const compared = [...new Map(wordings.map((one) => [one.question.q, one])).values()].sort(
    (a, b) => b.likeness - a.likeness,
  );
  const likenesses = compared.map(({likeness}) => likeness);
  const logOdds = likenesses.map((likeness, index) =>
    againstOthers(
      likeness,
      likenesses.filter((_, other) => other !== index),
    ),
  );
  const near = compared.slice(0, NEAR).map((one, index) => ({
    ...writtenOf(one, tiers),
    chance: 1 / (1 + Math.exp(-(logOdds[index] ?? 0))),
  }));
  const [best] = compared;
  const isMeant = (logOdds[0] ?? -Infinity) >= MIN_LOG_ODDS[least];
  return {...(best && isMeant && {answer: writtenOf(best, tiers)}), near};
}

/**
 * Pairs the query with all questions of the pages found. Pages of other products are left out, and
 * pages of ended services unless the query names them.
 */
function pairsOf(query: string, result: Result): Pair[] {
  return [...result.pages, ...(result.asked ?? [])]
    .filter(({isOther, isEnded, isNamed}) => !isOther && (!isEnded || isNamed))
    .flatMap((page) => (page.questions ?? []).map((question) => ({query, result, page, question})));
}

function writtenOf({page, question: {q, a, at}}: Pair, tiers: Tiers): Written {
  const headings = tiers.headingsAt(page.page, at);
  return {question: q, text: a, route: page.route, anchor: at, page: page.title, headings};
}
