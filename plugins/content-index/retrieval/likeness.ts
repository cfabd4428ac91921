import {belongs, type Products} from './products';
import type {WrittenQuestion} from './tiers';
import {questionTerms, tokenize} from './tokenize';
import type {PageHit, Result} from './types';
import {isWeak} from './words';

type Term = Result['terms'][number];
/** A query with its result, and a written question of one of the pages found. */
export type Pair = {query: string; result: Result; page: PageHit; question: WrittenQuestion};

/**
 * Weights of a logistic regression that estimates whether a written question means the same as the
 * query. bench/ask/fit.ts fits them to bench/ask/pairs.tsv. The weighted sum of the features is a
 * log-odds: above 0, the same meaning is more likely than not.
 */
export const LIKENESS_WEIGHTS = {
  /**
   * Share of the query (weighted by IDF) in the question with all its wordings, its answer, and the
   * title, area, and anchor of its section.
   */
  inAnswer: 3.66,
  /** The same share in the wordings of the question taken together, without its answer. */
  inWordings: 4.83,
  /** Share of the question (weighted by rarity) in the query. */
  inQuery: 5.87,
  /** Whether both ask for the same kind of answer: 1 if so, -1 if not, 0 if unknown. */
  kind: 1.04,
  /** 1 if the question has a verb for an action, such as `delete`, that the query lacks. */
  verb: -1.03,
  /** 1 if one starts something and the other ends it, such as `enable` and `turn off`. */
  opposite: -5.56,
  /** 1 if the query names a tool or language that the question, its answer, and its page lack. */
  tool: -1.34,
  /** 1 if exactly one of them is about a failure. */
  failure: -0.48,
  /**
   * 1 if at least one of them is a comparison, and the question lacks some of what the query names.
   */
  comparison: -2.01,
  /** 1 if the question is about a product other than those of the query. */
  product: -0.92,
  /**
   * Length of the longest sequence of words in both, such as part of an error message, from 0 to 1.
   */
  quote: 1.2,
  /** Share of the pairs of adjacent words in the query that the question contains. */
  neighbors: 1.46,

  /** Natural logarithms of the number of terms in the query, and of 1 plus the sum of their IDF. */
  words: 1.78,
  meaning: 1.39,
  bias: -18.42,
};
export type Features = Record<Exclude<keyof typeof LIKENESS_WEIGHTS, 'bias'>, number>;

/** Weight of a synonym. The word as typed counts 1. */
const SYNONYM = 0.85;
/**
 * Minimum length of a common sequence in words, because many questions share shorter ones such as
 * `how do`. At `LONG_RUN` words or more, `quote` is 1.
 */
const RUN = 3;
const LONG_RUN = 8;
/** Share of the query that a question must contain to compare the same things. */
const COMPARED = 0.9;

const stemsOf = (words: string) =>
  new Set(words.split(' ').flatMap((word) => tokenize(word).map(({term}) => term)));
/** Verbs for actions. Questions with different actions rarely mean the same. */
const VERBS = stemsOf(
  'close cancel create add delete remove drop enable disable start stop pause resume upgrade downgrade increase decrease reduce reset rotate change rename move migrate export import restore connect revoke grant invite install download replace leave',
);
const STARTS = stemsOf(
  'create add enable activate start resume increase raise upgrade grant import on',
);
const ENDS = stemsOf(
  'delete remove drop disable deactivate stop pause decrease reduce downgrade revoke close cancel export off without',
);
const isTool = (word: string): boolean =>
  /^(?:terraform|opentofu|kubernetes|kubectl|operator|helm|avn|cli|api|curl|console|sql|python|java|go|node|php|c[+]{2}|c#)$/.test(
    word,
  );
const FAILURE =
  /\b(?:not|no|never|without|fail\w*|errors?|slow|wrong|denied|refused|cannot|stuck|lost)\b|n't\b/i;

/**
 * Kinds of answers that questions ask for, first match first. Keywords and error messages match
 * none.
 */
const KINDS: [RegExp, string][] = [
  [/\b(?:difference|differs?|vs|versus|compared?)\b/i, 'comparison'],
  [/\b(?:default|maximum|minimum)\b/i, 'amount'],
  [/\bhow (?:long|often|soon|many (?:second|minute|hour|day|week|month|year)s)\b/i, 'time'],
  [/\bhow (?:many|much|big|large|far)\b/i, 'amount'],
  [/\bhow\b/i, 'task'],
  [/^(?:is|are|does|do|did|can|could|will|would|should|has|have|must)\b/i, 'whether'],
  [/^why\b|^what causes|^what is the cause|, why\b|what is wrong/i, 'cause'],
  [/^what(?:'s| is| are| does)\b/i, 'meaning'],
  [/^(?:after |at |in |on |for )?(?:what|which|when|where|who)\b/i, 'which'],
];
const kindOf = (question: string): string | undefined =>
  KINDS.find(([words]) => words.test(question.trim()))?.[1];

const stemsIn = (text: string): Set<string> => new Set(tokenize(text).map(({term}) => term));

/** Returns 1 if the stems start something, -1 if they end something, 0 for neither or both. */
function directionOf(stems: Set<string>): number {
  const has = (words: Set<string>) => Number([...stems].some((stem) => words.has(stem)));
  return has(STARTS) - has(ENDS);
}

/** Returns the log-odds that a written question means the same as the query. */
export function likenessOf(features: Features): number {
  return (Object.keys(features) as (keyof Features)[]).reduce(
    (sum, name) => sum + LIKENESS_WEIGHTS[name] * features[name],
    LIKENESS_WEIGHTS.bias,
  );
}

/**
 * Returns the log-odds that the first of several written questions is meant and none of the others,
 * from the log-odds of each. A question that is one of many similar ones is probably not the one.
 */
export function againstOthers(likeness: number, others: number[]): number {
  return likeness - Math.log(1 + others.reduce((sum, other) => sum + Math.exp(other), 0));
}

/** Returns the features of a query and a written question, all numbers without weights. */
export function featuresOf(
  {query, result: {pages, terms}, page, question: {q, wording, also, a, at, rarities}}: Pair,
  products: Products,
): Features {
  const asked = stemsIn(query);
  const own = stemsIn(wording);
  const context = `${page.title} ${page.area} ${at}`.replace(/[/-]/g, ' ');
  const wordings = stemsIn([q, ...also].join(' '));
  const around = new Set([...wordings, ...stemsIn(`${a} ${context}`)]);
  const shareIn = (stems: Set<string>) =>
    share(
      terms,
      ({idf}) => idf,
      (term) => worthOf(term, stems),
    );
  const used = new Set(terms.flatMap((term) => stemsUsed(term, own)));
  const ownTerms = questionTerms(wording).map((term, index) => ({
    term,
    rarity: rarities[index] ?? 0,
  }));
  const inQuery = share(
    ownTerms,
    ({rarity}) => rarity,
    ({term}) => Number(used.has(term)),
  );
  const kinds = [kindOf(query), kindOf(wording)];
  const isCompared = shareIn(own) >= COMPARED;
  const pairs = pairsIn(query);
  const ownPairs = new Set(pairsIn(wording));
  return {
    inAnswer: shareIn(around),
    inWordings: shareIn(wordings),
    inQuery,
    kind: kinds.includes(undefined) ? 0 : kinds[0] === kinds[1] ? 1 : -1,
    verb: Number([...own].some((stem) => VERBS.has(stem) && !used.has(stem) && !asked.has(stem))),
    failure: Number(FAILURE.test(query) !== FAILURE.test(wording)),
    comparison: Number(kinds.includes('comparison') && !isCompared),
    product: Number(isOfOther(products, query, `${wording} ${q} ${page.title}`, page, pages[0])),
    quote: quoteOf(query, wording),
    neighbors: share(
      pairs,
      () => 1,
      (pair) => Number(ownPairs.has(pair)),
    ),
    tool: Number(terms.some((term) => term.words.some(isTool) && worthOf(term, around) === 0)),
    opposite: Number(directionOf(asked) * directionOf(own) < 0),
    words: Math.log(terms.length),
    meaning: Math.log(1 + terms.reduce((sum, {idf}) => sum + idf, 0)),
  };
}

/** Returns the weighted mean of `worth` over a list, or 0 if the weights sum to 0. */
function share<T>(list: T[], weigh: (one: T) => number, worth: (one: T) => number): number {
  const all = list.reduce((sum, one) => sum + weigh(one), 0);
  return all === 0 ? 0 : list.reduce((sum, one) => sum + weigh(one) * worth(one), 0) / all;
}

const hasAll = (stems: Set<string>, terms: string[]) => terms.every((term) => stems.has(term));

/**
 * Returns how well a set of stems matches a term: 1 for what was typed (all words of a phrase, or
 * any stem of a single word), `SYNONYM` for a synonym, otherwise 0.
 */
function worthOf({words, typed, synonyms}: Term, stems: Set<string>): number {
  const isThere = words.length > 1 ? hasAll(stems, typed) : typed.some((stem) => stems.has(stem));
  return isThere ? 1 : synonyms.some((one) => hasAll(stems, one)) ? SYNONYM : 0;
}

/** Returns the stems with which a term of the query can match in a question. */
const stemsUsed = ({typed, synonyms}: Term, own: Set<string>): string[] => [
  ...typed,
  ...synonyms.filter((one) => hasAll(own, one)).flat(),
];

/** Returns the pairs of adjacent stems in a text, without weak words. */
function pairsIn(text: string): string[] {
  const stems = tokenize(text)
    .filter(({whole, word}) => !whole && !isWeak(word))
    .map(({term}) => term);
  return stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`);
}

/**
 * Returns the length of the longest sequence of words that a query and a question share, relative
 * to the query or `LONG_RUN`, whichever is shorter.
 */
function quoteOf(query: string, question: string): number {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const words = wordsOf(query);
  const own = ` ${wordsOf(question).join(' ')} `;
  let longest = 0;
  words.forEach((_, from) => {
    const isLonger = () =>
      from + longest < words.length &&
      own.includes(` ${words.slice(from, from + longest + 1).join(' ')} `);
    while (isLonger()) longest += 1;
  });
  return longest < RUN ? 0 : Math.min(1, longest / Math.min(LONG_RUN, words.length));
}

/**
 * Whether a question is about a product that the query does not name. If the query names none, the
 * product of the best page is compared.
 */
function isOfOther(
  products: Products,
  query: string,
  about: string,
  {area}: PageHit,
  best: PageHit | undefined,
): boolean {
  const named = products.in(query);
  const own = products.in(about);
  return named.size === 0
    ? own.size > 0 && best !== undefined && !belongs(best.area, own)
    : !belongs(area, named) && ![...named].some((one) => own.has(one));
}
