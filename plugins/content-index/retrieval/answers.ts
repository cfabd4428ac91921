import {type Pair, featuresOf, likenessOf} from './likeness';
import type {Products} from './products';
import type {Tiers} from './tiers';
import type {Result, Written} from './types';

/**
 * Log-odds from which a written question is shown as the answer, and as one beyond doubt, which search puts above its
 * hits; and from which it is at least near. A wrong answer costs more than none: bench/ask/fit.ts prints what each
 * threshold shows rightly and wrongly.
 */
const ENOUGH = {likely: 0.4, sure: 1.2, near: -2};

/** The written question that is the query in other words, or else the nearest one. */
export function compareQuestions(
  query: string,
  result: Result,
  {tiers, products}: {tiers: Tiers; products: Products},
  least: 'likely' | 'sure',
): Pick<Result, 'answer' | 'near'> {
  const [best] = pairsOf(query, result)
    .map((pair) => ({...pair, likeness: likenessOf(featuresOf(pair, products))}))
    .sort((a, b) => b.likeness - a.likeness);
  if (!best || best.likeness < ENOUGH.near) return {};
  const written = writtenOf(best, tiers);
  return best.likeness < ENOUGH[least]
    ? {near: {...written, chance: 1 / (1 + Math.exp(-best.likeness))}}
    : {answer: written};
}

/** The query beside each question of the pages that were found; those of an ended service only where it is named. */
function pairsOf(query: string, result: Result): Pair[] {
  return [...result.pages, ...(result.asked ?? [])]
    .filter(({isOther, isEnded, isNamed}) => !isOther && (!isEnded || isNamed))
    .flatMap((page) => (page.questions ?? []).map((question) => ({query, result, page, question})));
}

function writtenOf({page, question: {q, a, at}}: Pair, tiers: Tiers): Written {
  const headings = tiers.headingsAt(page.page, at);
  return {question: q, text: a, route: page.route, anchor: at, page: page.title, headings};
}
