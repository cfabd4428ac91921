import {belongs, type Products} from './products';
import {type Slot, type Synonyms, parseQuery} from './query';
import type {Tiers, WrittenQuestion} from './tiers';
import {questionTerms, tokenize} from './tokenize';
import type {Near, PageHit, Result, Written} from './types';

/** What two questions must share to be the same: words of the query in the question alone, or in its answer and title, too; words of the question in the query; and all of it together. */
const LEAST = {inQuestion: 0.6, inAnswer: 0.8, inQuery: 0.62, likeness: 0.77};
/** The first two for a question that is wholly in the query. */
const LEAST_OF_WHOLE = {inQuestion: 0.4, inAnswer: 0.75};
/** Likeness that is enough where question, answer and title have all of the query. */
const FULL = {inAnswer: 0.95, likeness: 0.7};
/** What a synonym is worth beside the word itself. */
const SYNONYM = 0.85;
/** A corrected word shorter than this is likelier another word than a typing error. */
const SURE_LENGTH = 6;
/** How much better a question must be than the best one of another product that the query does not name. */
const APART = 0.08;
/** What the query must have of a question to have all of it. */
const WHOLE = 0.9;
/** Likeness that makes a question near, and what a near one keeps that asks for another thing. */
const NEAR = 0.6;
const OTHER = 0.7;

const stemsOf = (words: string) => new Set(words.split(' ').map((word) => tokenize(word)[0]?.term));
/** Words that turn a question around: where one side has one, so must the other. */
const TURNING = stemsOf(
  'close cancel create add delete remove drop enable disable start stop pause resume upgrade downgrade increase decrease reset rotate change rename move migrate export import restore connect revoke grant without not never fail error slow',
);
/** Words in which questions for a time differ: `how long`, `after how many days`, `how long can it stay`. */
const OF_TIMES = stemsOf(
  'how second minute hour day week month year time long many much often after before stay take',
);

/** What kind of answer a question wants; keywords and error messages may want any. */
const KINDS: [RegExp, string][] = [
  [/\b(?:difference|differs?|vs|versus|compared?)\b/i, 'comparison'],
  [/\b(?:default|maximum|minimum)\b/i, 'amount'],
  [/\bhow (?:long|often|soon|many (?:second|minute|hour|day|week|month|year)s)\b/i, 'time'],
  [/\bhow (?:many|much|big|large|far)\b/i, 'amount'],
  [/\bhow\b/i, 'task'],
  [/^(?:can|could|may) (?:i|we|you)\b/i, 'leave'],
  [/^(?:is|are|does|do|did|can|could|will|would|should|has|have|must)\b/i, 'whether'],
  [/^(?:why\b|what (?:causes|is the cause))/i, 'cause'],
  [/^what(?:'s| is| are| does)\b.*(?<!\b(?:used for|for))[?]?$/i, 'meaning'],
  [/^(?:after |at |in |on |for )?(?:what|which|when|where|who)\b/i, 'which'],
];

/** How a written question compares with the query. */
type Likeness = {
  page: PageHit;
  question: WrittenQuestion;
  /** Share of the query's meaning that the question has. */
  inQuestion: number;
  /** The same with the question's answer and the title of its page. */
  inAnswer: number;
  /** Share of the question's meaning that the query has. */
  inQuery: number;
  /** Whether one of them asks for a thing that the other does not. */
  isOther: boolean;
  /** 0 to 1. */
  likeness: number;
};

/** The written question that is the same as the query in other words, or else the nearest one. */
export function compareQuestions(
  query: string,
  slots: Slot[],
  {pages, asked = [], terms}: Result,
  {tiers, products, synonyms}: {tiers: Tiers; products: Products; synonyms: Synonyms},
): {answer?: Written; near?: Near} {
  const named = products.in(query);
  const isUnknown = terms.some(
    ({pages: count, corrected, words}) =>
      count === 0 || (corrected && words.join('').length < SURE_LENGTH),
  );
  const all = [...pages, ...asked]
    .filter(({isOther}) => !isOther)
    .flatMap((page) => (page.questions ?? []).map((question) => ({page, question})))
    .map(({page, question}): Likeness => {
      const sides = sidesOf(question.q).map((side) =>
        compare(query, slots, terms, {page, question, side, synonyms}),
      );
      const best = sides.reduce((one, other) =>
        likenessOf(other) > likenessOf(one) ? other : one,
      );
      const isElsewhere = !isAbout(page, question, named, products);
      const isOther = best.isOther || isElsewhere || isOtherKind(query, question);
      return {page, question, ...best, isOther, likeness: likenessOf({...best, isOther})};
    })
    .sort((a, b) => b.likeness - a.likeness);
  const same = all.filter(
    (one) =>
      !isUnknown &&
      !one.isOther &&
      isCovered(one) &&
      one.inQuery >= LEAST.inQuery &&
      one.likeness >= (one.inAnswer >= FULL.inAnswer ? FULL.likeness : LEAST.likeness),
  );
  const [first] = same;
  if (first && !(named.size === 0 && isOneOfSeveral(first, same, pages, products))) {
    return {answer: writtenOf(first, tiers)};
  }
  const [near] = all;
  return near && near.likeness > NEAR
    ? {
        near: {
          route: near.page.route,
          anchor: near.question.at,
          question: near.question.q,
          likeness: near.likeness,
        },
      }
    : {};
}

/** A question that asks nothing else may have less of the query: its answer and page have the rest. A comparison of other things has a word that the query lacks, and lacks one of it. */
function isCovered({question, inQuestion, inAnswer, inQuery}: Likeness): boolean {
  if (kindOf(question.q) === 'comparison' && inQuery < 1 && inAnswer < 1) return false;
  const least = inQuery >= WHOLE ? LEAST_OF_WHOLE : LEAST;
  return inQuestion >= least.inQuestion && inAnswer >= least.inAnswer;
}

function writtenOf({page, question: {q, a, at}}: Likeness, tiers: Tiers): Written {
  const headings = tiers.headingsAt(page.page, at);
  return {question: q, text: a, route: page.route, anchor: at, page: page.title, headings};
}

/** Whether a page of another product answers better, or about as well, what the query asks of no product. */
function isOneOfSeveral(
  first: Likeness,
  same: Likeness[],
  pages: PageHit[],
  products: Products,
): boolean {
  const isElsewhere = (page: PageHit) => rootOf(page) !== rootOf(first.page);
  const rival = same.find(({page}) => isElsewhere(page));
  return (
    (rival !== undefined && first.likeness - rival.likeness < APART) ||
    (products.in(first.question.q).size > 0 && pages[0] !== undefined && isElsewhere(pages[0]))
  );
}

const rootOf = ({area}: PageHit): string => area.split('/')[0] ?? '';

/** Whether a question is about a product that the query names. */
function isAbout(
  {area, title}: PageHit,
  {q}: WrittenQuestion,
  named: Set<string>,
  products: Products,
): boolean {
  const areas = products.in(`${q} ${title}`);
  return named.size === 0 || belongs(area, named) || [...named].some((one) => areas.has(one));
}

const kindOf = (question: string): string | undefined =>
  KINDS.find(([words]) => words.test(question.trim()))?.[1];

/** Kinds of questions that answer another kind as well: `Can I turn it off` what is asked with `Can it be switched off`. */
const ALSO: {[asked: string]: string[]} = {
  whether: ['leave'],
  leave: ['task'],
  task: ['leave'],
};

function isOtherKind(query: string, {q, a}: WrittenQuestion): boolean {
  const [asked, own] = [kindOf(query), kindOf(q)];
  if (asked === undefined || own === undefined || asked === own) return false;
  // A Yes does not say how, unless it says what to type or to click.
  const isBare = asked === 'task' && /^Yes\b/.test(a) && !/[`]|\*\*/.test(a);
  return isBare || !ALSO[asked]?.includes(own);
}

/**
 * A question; the message of `what does X mean`; for `deleted or changed` the question with either of the two, and for a
 * time the question without what comes then: `how long can it stay off`, before it is deleted.
 */
function sidesOf(question: string): string[] {
  const sides = /\b([\w-]+),? or ([\w-]+)\b/.exec(question);
  const [main = ''] = kindOf(question) === 'time' ? question.split(/ before /) : [question];
  const [, message = main] = /^what does (.+) mean\b/i.exec(question) ?? [];
  return [
    ...new Set([
      question,
      main,
      message,
      ...(sides ? sides.slice(1).map((side) => question.replace(sides[0], side)) : []),
    ]),
  ];
}

type Comparison = Pick<Likeness, 'inQuestion' | 'inAnswer' | 'inQuery' | 'isOther'>;

function likenessOf({inAnswer, inQuestion, inQuery, isOther}: Comparison): number {
  const there = (inAnswer + inQuestion) / 2;
  const mean = there + inQuery > 0 ? (2 * there * inQuery) / (there + inQuery) : 0;
  return isOther ? mean * OTHER : mean;
}

const namesOf = ({alternatives}: Slot) => alternatives.map(({terms}) => terms.join(' '));

/** What a query and a written question, or one side of it, have in common. */
function compare(
  query: string,
  slots: Slot[],
  terms: Result['terms'],
  {
    page,
    question: {q, a, rarities},
    side,
    synonyms,
  }: {page: PageHit; question: WrittenQuestion; side: string; synonyms: Synonyms},
): Comparison {
  const isTime = kindOf(query) === 'time' && kindOf(q) === 'time';
  const isIdle = ({alternatives}: Slot) =>
    isTime && Boolean(alternatives[0]?.terms.every((term) => OF_TIMES.has(term)));
  const own = parseQuery(side, synonyms, false);
  const answer = new Set(tokenize(`${a} ${page.title}`).map(({term}) => term));
  const used = new Set<Slot>();
  let isOther = false;
  let isTurned = false;
  let [inQuestion, inAnswer, all] = [0, 0, 0];
  slots.forEach((slot, index) => {
    const [typed = '', ...others] = namesOf(slot);
    const same = own.filter((one) =>
      namesOf(one).some((name) => [typed, ...others].includes(name)),
    );
    if (same.length === 0 && isIdle(slot)) return;
    const rarity = terms[index]?.idf ?? 0;
    same.forEach((one) => used.add(one));
    all += rarity;
    if (same.length > 0) {
      const worth = same.some((one) => namesOf(one)[0] === typed) ? 1 : SYNONYM;
      inQuestion += rarity * worth;
      inAnswer += rarity;
      return;
    }
    const isAnswered = slot.alternatives.some((one) => one.terms.every((term) => answer.has(term)));
    if (isAnswered) inAnswer += rarity;
    isTurned ||= isTurning(slot);
    isOther ||= !isAnswered && (isTurning(slot) || isNamed(slot));
  });
  const rarityIn = new Map(questionTerms(q).map((term, index) => [term, rarities[index] ?? 0]));
  let [inQuery, sum] = [0, 0];
  for (const slot of own) {
    if (!used.has(slot) && isIdle(slot)) continue;
    const rarity = Math.max(
      ...(slot.alternatives[0]?.terms ?? []).map((term) => rarityIn.get(term) ?? 0),
    );
    sum += rarity;
    if (used.has(slot)) inQuery += rarity;
    else isOther ||= isTurning(slot) || slot.words.length > 1 || TOOL.test(slot.words[0] ?? '');
  }
  const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  // The answer may have the turning word (`After that it is deleted`) of a question that asks nothing else.
  isOther ||= isTurned && shareOf(inQuery, sum) < WHOLE;
  return {
    inQuestion: shareOf(inQuestion, all),
    inAnswer: shareOf(inAnswer, all),
    inQuery: shareOf(inQuery, sum),
    isOther,
  };
}

/** A number, or a thing of several words (`service user`), which is another thing without one of them. */
const isNamed = ({words}: Slot): boolean =>
  words.length > 1 || words.some((word) => /\d/.test(word));

/** A tool that a question is about when it names one: `can I invite users with Terraform`. */
const TOOL = /^(?:terraform|opentofu|kubernetes|kubectl)$/;

const isTurning = ({alternatives}: Slot): boolean =>
  Boolean(alternatives[0]?.terms.some((term) => TURNING.has(term)));
