import {type Pair, againstOthers, featuresOf, likenessOf} from './likeness';
import type {Products} from './products';
import type {Tiers} from './tiers';
import type {Result, Written} from './types';

/**
 * Minimum log-odds for a written question to be shown as the answer (`likely`), to be shown above
 * the hits of search (`sure`), or to be returned as similar (`near`). They favor no answer over a
 * wrong one. bench/ask/fit.ts prints the right and wrong answers per threshold.
 */
const MIN_LOG_ODDS = {likely: 0.4, sure: 0.8, near: -2};
/**
 * Minimum log-odds for a written question to be offered below an answer, and the largest number
 * offered. Readers choose among them, so they may be less likely than an answer.
 */
const SIMILAR = {logOdds: -4, count: 4};

/**
 * Returns the written answer whose question most likely means the same as the query, or else the
 * most similar question. `least` is the required confidence. Returns an empty object if none is
 * similar.
 */
export function compareQuestions(
  query: string,
  result: Result,
  {tiers, products}: {tiers: Tiers; products: Products},
  least: 'likely' | 'sure',
): Pick<Result, 'answer' | 'near' | 'similar'> {
  const compared = pairsOf(query, result)
    .map((pair) => ({...pair, likeness: likenessOf(featuresOf(pair, products))}))
    .sort((a, b) => b.likeness - a.likeness);
  // Each question once, in its most similar wording.
  const ranked = compared.filter(
    ({question: {q}}, index) => compared.findIndex(({question}) => question.q === q) === index,
  );
  const [best, ...others] = ranked;
  if (!best || best.likeness < SIMILAR.logOdds) return {};
  const logOdds = againstOthers(
    best.likeness,
    others.map(({likeness}) => likeness),
  );
  const written = writtenOf(best, tiers);
  const similar = ranked
    .slice(0, SIMILAR.count)
    .filter(({likeness}) => likeness >= SIMILAR.logOdds)
    .map((pair) => writtenOf(pair, tiers));
  if (logOdds < MIN_LOG_ODDS.near) return {similar};
  return logOdds < MIN_LOG_ODDS[least]
    ? {near: {...written, chance: 1 / (1 + Math.exp(-logOdds))}, similar}
    : {answer: written, similar};
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
