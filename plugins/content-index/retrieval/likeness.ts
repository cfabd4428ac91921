import {belongs, type Products} from './products';
import type {WrittenQuestion} from './tiers';
import {questionTerms, tokenize} from './tokenize';
import type {PageHit, Result} from './types';
import {isWeak} from './words';

type Term = Result['terms'][number];
/** A query with what was found for it, and a question that an author wrote for one of the pages. */
export type Pair = {query: string; result: Result; page: PageHit; question: WrittenQuestion};

/**
 * What speaks for a written question being the query in other words: a logistic regression over the pairs of
 * bench/ask/pairs.tsv, fitted by bench/ask/fit.ts. The sum is a log-odds: above 0 it is likelier than not.
 */
export const WEIGHTS = {
  /** Share of the query's meaning in the question in all its wordings, its answer, the title, the area, and the anchor. */
  inAnswer: 6.85,
  /** Share of the question's meaning in the query. */
  inQuery: 6.28,
  /** 1 if both want the same kind of answer, -1 if they want different ones. */
  kind: 1.29,
  /** The question is about doing another thing: a verb such as `delete` that the query does not have. */
  verb: -0.89,
  /** One starts what the other ends: `enable`, `turn off`. */
  opposite: -1.97,
  /** The tool or language that the query names is not in the question. */
  tool: -1.11,
  /** Only one of them is about what goes wrong. */
  failure: -0.72,
  /** One compares other things than the other. */
  comparison: -1.69,
  /** The question is about a product that the query does not ask for. */
  product: -1.58,
  /** Longest run of words that both have, as in a message of an error. */
  quote: 1.23,
  /** Share of the query's pairs of neighboring words that the question has. */
  neighbors: 1.86,

  /** How much the query says at all: how many words, and how rare they are. */
  words: 2.05,
  meaning: 1.3,
  bias: -18.07,
};
export type Features = Record<Exclude<keyof typeof WEIGHTS, 'bias'>, number>;

/** What a synonym is worth beside the word itself. */
const SYNONYM = 0.85;
/** A shorter run of common words is in every other question (`how do I`). */
const RUN = 3;
const LONG_RUN = 8;
/** What a question must have of the query to compare the same things. */
const COMPARED = 0.9;

const stemsOf = (words: string) =>
  new Set(words.split(' ').flatMap((word) => tokenize(word).map(({term}) => term)));
/** Words for what is done to a thing: another one makes another question. */
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

/** What kind of answer a question wants; keywords and error messages may want any. */
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

/** 1 for starting something, -1 for ending it. */
function directionOf(stems: Set<string>): number {
  const has = (words: Set<string>) => Number([...stems].some((stem) => words.has(stem)));
  return has(STARTS) - has(ENDS);
}

export function likenessOf(features: Features): number {
  return (Object.keys(features) as (keyof Features)[]).reduce(
    (sum, name) => sum + WEIGHTS[name] * features[name],
    WEIGHTS.bias,
  );
}

export function featuresOf(
  {query, result: {pages, terms}, page, question: {q, wording, also, a, at, rarities}}: Pair,
  products: Products,
): Features {
  const asked = stemsIn(query);
  const own = stemsIn(wording);
  const context = `${page.title} ${page.area} ${at}`.replace(/[/-]/g, ' ');
  const around = stemsIn([q, ...also, a, context].join(' '));
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

/** Share of the whole weight of a list, each thing counted by what it is worth. */
function share<T>(list: T[], weigh: (one: T) => number, worth: (one: T) => number): number {
  const all = list.reduce((sum, one) => sum + weigh(one), 0);
  return all === 0 ? 0 : list.reduce((sum, one) => sum + weigh(one) * worth(one), 0) / all;
}

const hasAll = (stems: Set<string>, terms: string[]) => terms.every((term) => stems.has(term));

/** 1 for what was typed: all words of a phrase, one of the readings of a word. */
function worthOf({words, typed, synonyms}: Term, stems: Set<string>): number {
  const isThere = words.length > 1 ? hasAll(stems, typed) : typed.some((stem) => stems.has(stem));
  return isThere ? 1 : synonyms.some((one) => hasAll(stems, one)) ? SYNONYM : 0;
}

/** Stems of a question that a word of the query stands for. */
const stemsUsed = ({typed, synonyms}: Term, own: Set<string>): string[] => [
  ...typed,
  ...synonyms.filter((one) => hasAll(own, one)).flat(),
];

/** Neighboring words that say something. */
function pairsIn(text: string): string[] {
  const stems = tokenize(text)
    .filter(({whole, word}) => !whole && !isWeak(word))
    .map(({term}) => term);
  return stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`);
}

/** The longest run of words of a query that a question has, beside the length of the query. */
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

/** Whether a question is about another product than the query, or than the best page where the query names none. */
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
