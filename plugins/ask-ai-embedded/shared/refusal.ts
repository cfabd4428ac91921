import type {Result} from '../../content-index/retrieval/engine';
import {tokenize} from '../../content-index/retrieval/tokenize';
import {asksForOffer, isOffered} from './question';

/** Why a question is refused: `action` asks to do something, `personal` contains a secret. */
export type Refusal = 'action' | 'personal';

/** Requests that only the owner of an account or support can fulfill. */
const ACTION =
  /^(?:please |kindly )*(?:(?:can|could|will|would) you (?:please )?|i (?:want|need|would like) you to |you must )?(?:delete|cancel|close|restart|reboot|refund|upgrade|downgrade|terminate|remove|reset|unlock|reactivate|fix|extend|increase|raise|stop|create) (?:my|our|me|the refund)\b/i;
const FOR_ME =
  /\b(?:for me|on my behalf|give me (?:a refund|my password|access)|what is my (?:password|invoice|balance)|show me my)\b/i;
/** Questions about how to do something, or whether something is so, which are not requests to do it. */
const ASKS = /\b(?:how|what|where|why|when|which|steps)\b|^(?:is|are|does|do|has|have)\b/i;
/** Digits that may be the number of a payment card. */
const CARD = /\b(?:\d[ -]?){13,19}\b/;
/** Passwords, tokens, and private keys. */
const SECRET =
  /\b(?:AVNS_[\w-]{8,}|aivenv1 [\w+/=]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY)|\b(?:password|token|secret)(?: is|:|=) ?(?=\S*\d)\S{6,}/i;

/** Returns why a question must be refused before retrieval, or undefined. */
export function refusalOf(text: string): Refusal | undefined {
  if (isCard(text) || SECRET.test(text)) return 'personal';
  return !ASKS.test(text.trim()) && (ACTION.test(text.trim()) || FOR_ME.test(text))
    ? 'action'
    : undefined;
}

/** Whether a text contains a number with the check digit of a payment card (Luhn algorithm). */
function isCard(text: string): boolean {
  const digits = CARD.exec(text)?.[0].replace(/\D/g, '') ?? '';
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/**
 * Weights of a logistic regression that estimates whether the sections found answer the question,
 * fitted to bench/ask/questions.tsv, which includes questions that the documentation cannot answer.
 * Above 0, an answer is more likely than not.
 */
const WEIGHTS = {
  /** Natural logarithm of the score of the best page. */
  rank: 2,
  // Natural logarithm of the number of terms. It offsets the terms that no page contains, because
  // long questions also tell the story of the reader.
  length: 3.1,
  /** Share of the question in terms that were corrected, by how uncertain the correction is. */
  guessed: -10.9,
  /** Share of the question in terms that no page contains. */
  unknown: -4.2,
  /** Share of the question in terms that the best section lacks. */
  lacking: -4.3,
  /** 1 if the best section lacks the rarest term or most of the question. */
  decisive: -0.9,
  /** 1 if the question contains an identifier that the documentation has. */
  identifier: 1.2,
  /** 1 if one of the pages found is about a product that the question names. */
  product: 2.9,
  bias: -3.1,
};
/**
 * Minimum number of letters of a corrected word to be trusted, if it also begins like a word of the
 * question. `LONG_GUESS` is its weight in `guessed`; others count 1.
 */
const SURE_LENGTH = 6;
const LONG_GUESS = 0.4;
/**
 * Minimum shares of the question for `decisive`: of the rarest term, and of all terms that are
 * lacking.
 */
const DECISIVE = {rarest: 0.38, all: 0.5};

/**
 * Whether the sections found answer the question. `lacks` are the terms that the best section does
 * not contain.
 */
export function isAnswered(query: string, result: Result, lacks: Result['terms']): boolean {
  const evidence = evidenceOf(query, result, lacks);
  return evidence > 0 && (!asksForOffer(query) || isOwnService(result));
}

function evidenceOf(query: string, {pages, terms}: Result, lacks: Result['terms']): number {
  const [best] = pages;
  const all = terms.reduce((sum, {idf}) => sum + idf, 0);
  if (!best || all === 0) {
    return -Infinity;
  }
  const shareOf = (weigh: (term: Result['terms'][number]) => number) =>
    terms.reduce((sum, term) => sum + term.idf * weigh(term), 0) / all;
  const guessed = shareOf((term) => (isGuess(query, term) ? 1 : term.corrected ? LONG_GUESS : 0));
  const unknown = shareOf((term) => (term.pages === 0 ? 1 : 0));
  const lacking = shareOf((term) => Number(lacks.includes(term)));
  return (
    WEIGHTS.bias +
    WEIGHTS.rank * Math.log(Math.max(best.score, 0.01)) +
    WEIGHTS.length * Math.log(terms.length) +
    WEIGHTS.guessed * guessed +
    WEIGHTS.unknown * unknown +
    WEIGHTS.lacking * lacking +
    WEIGHTS.decisive * Number(isDecided(terms, lacks)) +
    WEIGHTS.product * Number(pages.some(({isNamed}) => isNamed)) +
    WEIGHTS.identifier * Number(hasIdentifier(query, terms))
  );
}

/**
 * Whether a section lacks the rarest term, if that makes up much of the question, or most of the
 * question.
 */
function isDecided(terms: Result['terms'], lacks: Result['terms']): boolean {
  const sumOf = (list: Result['terms']) => list.reduce((sum, {idf}) => sum + idf, 0);
  // Terms that no page contains, such as numbers, already count as `unknown`.
  const lacked = lacks.filter(({pages}) => pages > 0);
  const rarest = Math.max(...terms.map(({idf}) => idf));
  const isRarest = lacked.some(({idf}) => idf === rarest);
  const all = sumOf(terms);
  return sumOf(lacked) > all * DECISIVE.all || (isRarest && rarest > all * DECISIVE.rarest);
}

/** Whether the correction of a word is doubtful, as in `rice` to `price` or `iPhone` to `phone`. */
function isGuess(query: string, {corrected, words}: Result['terms'][number]): boolean {
  const word = words.join('');
  const isSure =
    word.length >= SURE_LENGTH &&
    query
      .toLowerCase()
      .split(/\W+/)
      .some((typed) => typed.startsWith(word.slice(0, 2)));
  return corrected && !isSure;
}

/**
 * Returns the rarest term of a question, which links in place of an answer must be about. Returns
 * undefined if no page contains it or its correction is doubtful.
 */
export function subjectOf(query: string, {terms}: Result): Result['terms'][number] | undefined {
  const [rarest] = [...terms].sort((a, b) => b.idf - a.idf);
  return rarest && rarest.pages > 0 && !isGuess(query, rarest) ? rarest : undefined;
}

const IDENTIFIER = /[a-z0-9][._][a-z]|[a-z][A-Z]/;

/**
 * Whether the question contains an identifier that the documentation has, such as
 * `max.poll.interval.ms` or an exception.
 */
function hasIdentifier(query: string, terms: Result['terms']): boolean {
  const lettersOf = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = terms.filter(({pages, corrected}) => pages > 0 && !corrected);
  const names = new Set(known.map(({words}) => lettersOf(words.join(''))));
  return query.split(/\s+/).some((word) => IDENTIFIER.test(word) && names.has(lettersOf(word)));
}

/**
 * Whether the service in question has a landing or get-started page, and is not only something that
 * services connect to.
 */
function isOwnService({pages, terms}: Result): boolean {
  const named = terms.filter(({words}) => words.some(isOffered));
  return pages.some(
    ({kind, title}) =>
      (kind === 'landing' || kind === 'get-started') &&
      named.some(({stems}) => tokenize(title).some(({term}) => stems.includes(term))),
  );
}
