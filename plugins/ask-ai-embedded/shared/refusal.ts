import type {Result} from '../../content-index/retrieval/engine';
import {tokenize} from '../../content-index/retrieval/tokenize';
import {asksForOffer, isOffered} from './question';

/** Why a question gets no answer: it wants an action, holds secrets, or asks for a service that does not exist. */
export type Refusal = 'action' | 'personal';

/** Things that only an account's owner or support can do. */
const ACTION =
  /^(?:please |kindly )*(?:(?:can|could|will|would) you (?:please )?|i (?:want|need|would like) you to |you must )?(?:delete|cancel|close|restart|reboot|refund|upgrade|downgrade|terminate|remove|reset|unlock|reactivate|fix|extend|increase|raise|stop|create) (?:my|our|me|the refund)\b/i;
const FOR_ME =
  /\b(?:for me|on my behalf|give me (?:a refund|my password|access)|what is my (?:password|invoice|balance)|show me my)\b/i;
/** A request to be told how is none to do it. */
const HOW = /\b(?:how|what|where|why|when|which|steps)\b/i;
const CARD = /\b(?:\d[ -]?){13,19}\b/;
const SECRET =
  /\b(?:AVNS_[\w-]{8,}|aivenv1 [\w+/=]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY)|\b(?:password|token|secret)(?: is|:|=) ?(?=\S*\d)\S{6,}/i;

/** Why a question is refused before anything is looked up. */
export function refusalOf(text: string): Refusal | undefined {
  if (isCard(text) || SECRET.test(text)) return 'personal';
  return !HOW.test(text) && (ACTION.test(text.trim()) || FOR_ME.test(text)) ? 'action' : undefined;
}

/** Whether a text holds a number with the check digit of a payment card. */
function isCard(text: string): boolean {
  const digits = CARD.exec(text)?.[0].replace(/\D/g, '') ?? '';
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/**
 * What speaks for an answer: a logistic regression over the questions of bench/ask/questions.tsv, some of which the
 * documentation cannot answer. Above 0 it is likelier than not that what was found is about the question.
 */
const EVIDENCE = {
  rank: 2,
  // In a long question, more words are of the reader's story than of what is asked, and no page has them.
  length: 3.1,
  guessed: -10.9,
  unknown: -4.2,
  lacking: -4.3,
  /** The rarest word, or most of the meaning, is not in the section: several middling words do not outweigh it. */
  decisive: -0.9,
  identifier: 1.2,
  /** A product is named that has pages. */
  product: 2.9,
  bias: -3.1,
};
/** A word shorter than this that had to be corrected is another word; a longer one with the same beginning is likely the right one. */
const SURE_LENGTH = 6;
const LONG_GUESS = 0.4;
/** Share of a question's meaning that makes its rarest word decide, and of all words that are lacking. */
const DECISIVE = {rarest: 0.38, all: 0.5};

/** Whether what was found answers a question, or is about something else. `lacks`: what the best section has not. */
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
    EVIDENCE.bias +
    EVIDENCE.rank * Math.log(Math.max(best.score, 0.01)) +
    EVIDENCE.length * Math.log(terms.length) +
    EVIDENCE.guessed * guessed +
    EVIDENCE.unknown * unknown +
    EVIDENCE.lacking * lacking +
    EVIDENCE.decisive * Number(isDecided(terms, lacks)) +
    EVIDENCE.product * Number(pages.some(({isNamed}) => isNamed)) +
    EVIDENCE.identifier * Number(hasIdentifier(query, terms))
  );
}

/** Whether a section lacks the word that decides what a question is about, or most of its words. */
function isDecided(terms: Result['terms'], lacks: Result['terms']): boolean {
  const sumOf = (list: Result['terms']) => list.reduce((sum, {idf}) => sum + idf, 0);
  // What no page has, for example a number, is counted by itself.
  const lacked = lacks.filter(({pages}) => pages > 0);
  const rarest = Math.max(...terms.map(({idf}) => idf));
  const isRarest = lacked.some(({idf}) => idf === rarest);
  const all = sumOf(terms);
  return sumOf(lacked) > all * DECISIVE.all || (isRarest && rarest > all * DECISIVE.rarest);
}

/** Whether a word was replaced by one that the reader hardly meant: `rice` by `price`, `iPhone` by `phone`. */
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

/** The rarest word of a question, if the documentation has it: what a link in place of an answer must be about. */
export function subjectOf(query: string, {terms}: Result): Result['terms'][number] | undefined {
  const [rarest] = [...terms].sort((a, b) => b.idf - a.idf);
  return rarest && rarest.pages > 0 && !isGuess(query, rarest) ? rarest : undefined;
}

const IDENTIFIER = /[a-z0-9][._][a-z]|[a-z][A-Z]/;

/** Whether a setting, an exception or a file is named (`max.poll.interval.ms`) that the documentation has. */
function hasIdentifier(query: string, terms: Result['terms']): boolean {
  const lettersOf = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = terms.filter(({pages, corrected}) => pages > 0 && !corrected);
  const names = new Set(known.map(({words}) => lettersOf(words.join(''))));
  return query.split(/\s+/).some((word) => IDENTIFIER.test(word) && names.has(lettersOf(word)));
}

/** Whether what was asked for has a page of its own, and is not only something that services connect to. */
function isOwnService({pages, terms}: Result): boolean {
  const named = terms.filter(({words}) => words.some(isOffered));
  return pages.some(
    ({kind, title}) =>
      (kind === 'landing' || kind === 'get-started') &&
      named.some(({stems}) => tokenize(title).some(({term}) => stems.includes(term))),
  );
}
