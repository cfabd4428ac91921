import {type Token, tokenize} from './tokenize';
import {isWeak} from './words';

/** Terms that must be found together; `weight` is what a match is worth beside the words as typed. */
export type Alternative = {terms: string[]; weight: number};

/** One thing that the query asks for: a word, an identifier, or several words with a synonym. */
export type Slot = {
  /** As typed. */
  words: string[];
  alternatives: Alternative[];
  /** Whether the reader may still be typing it. */
  open: boolean;
  /** Words that ask rather than say: they count little. */
  weak: boolean;
  /** Whether the reader typed another word, which the index does not have. */
  corrected?: boolean;
};

export type Synonyms = {
  /** Longest phrase first, by its first term. */
  byFirst: Map<string, {terms: string[]; group: number}[]>;
  groups: string[][][];
};

const SYNONYM_WEIGHT = 0.7;
/** An identifier in one piece says more than its parts apart. */
const WHOLE_WEIGHT = 1.5;
const MAX_SLOTS = 16;

function termsOf(phrase: string): string[] {
  return tokenize(phrase)
    .filter(({whole}) => !whole)
    .map(({term}) => term);
}

export function readSynonyms(groups: string[][]): Synonyms {
  const byFirst: Synonyms['byFirst'] = new Map();
  const read = groups.map((group) => group.map(termsOf).filter((terms) => terms.length > 0));
  read.forEach((group, index) => {
    for (const terms of group) {
      const list = byFirst.get(terms[0] as string) ?? [];
      list.push({terms, group: index});
      byFirst.set(terms[0] as string, list);
    }
  });
  for (const list of byFirst.values()) {
    list.sort((a, b) => b.terms.length - a.terms.length);
  }
  return {byFirst, groups: read};
}

/** `redis to valkey`, and nothing else: a way from one to the other. */
const FROM_TO = /^\s*(?:from\s+)?[\w.-]+\s+to\s+[\w.-]+\s*$/i;

/** The package of a Java class: `org.apache.kafka.common.errors.`. */
const PACKAGE = /\b(?:[a-z]\w*\.){2,}(?=[A-Z])/g;
/** An exception, whose name has the words of the error: `TopicAuthorizationException`, `TOPIC_AUTHORIZATION_FAILED`. */
const EXCEPTION = /\b((?:[A-Z][a-z]+){2,})(?:Exception|Error)\b/g;

/** The packages of classes say nothing about an error, and the words in an exception's name do. */
function withoutPackages(text: string): string {
  return text
    .replace(PACKAGE, '')
    .replace(EXCEPTION, (name, words: string) => `${name} ${words.replace(/(?=[A-Z])/g, ' ')}`);
}

/** `typing`: whether the last word may be unfinished. */
export function parseQuery(text: string, synonyms: Synonyms, typing: boolean): Slot[] {
  const plain = withoutPackages(text);
  const query = FROM_TO.test(plain) ? `migrate ${plain}` : plain;
  const tokens = tokenize(query.slice(0, 1000));
  const open = typing && /[\p{L}\p{N}]$/u.test(query) ? tokens.length - 1 : -1;
  const slots: Slot[] = [];
  for (let at = 0; at < tokens.length && slots.length < MAX_SLOTS;) {
    const taken =
      phraseAt(tokens, at, synonyms) ?? identifierAt(tokens, at) ?? wordAt(tokens, at, synonyms);
    const words = tokens.slice(at, at + taken.length);
    if (
      !slots.some(
        (slot) => slot.alternatives[0]?.terms.join() === taken.alternatives[0]?.terms.join(),
      )
    ) {
      slots.push({
        words: words.filter(({whole}) => !whole).map(({word}) => word),
        alternatives: taken.alternatives,
        open: at + taken.length - 1 === open,
        weak: words.every(({word}) => isWeak(word)),
      });
    }
    at += taken.length;
  }
  const strong = slots.filter((slot) => !slot.weak);
  return dropNamedSynonyms(strong.length > 0 ? strong : slots);
}

/** Drops a synonym that the query names as well: `redis to valkey` names two things. */
function dropNamedSynonyms(slots: Slot[]): Slot[] {
  const typed = slots.map(({alternatives}) => alternatives[0]?.terms.join(' '));
  return slots.map((slot, index) => ({
    ...slot,
    alternatives: slot.alternatives.filter(
      ({terms}, order) =>
        order === 0 || !typed.some((one, other) => other !== index && one === terms.join(' ')),
    ),
  }));
}

type Taken = {length: number; alternatives: Alternative[]};

/** Several words that have synonyms as a phrase: `access control list`. */
function phraseAt(tokens: Token[], at: number, synonyms: Synonyms): Taken | undefined {
  const first = tokens[at] as Token;
  const start = first.whole ? at + 1 : at;
  for (const {terms} of synonyms.byFirst.get(tokens[start]?.term ?? '') ?? []) {
    if (
      terms.length > 1 &&
      terms.every(
        (term, index) => tokens[start + index]?.term === term && !tokens[start + index]?.whole,
      )
    ) {
      return {
        length: start - at + terms.length,
        alternatives: [{terms, weight: 1}, ...others(terms, synonyms)],
      };
    }
  }
  return undefined;
}

function identifierAt(tokens: Token[], at: number): Taken | undefined {
  const first = tokens[at] as Token;
  if (!first.whole) {
    return undefined;
  }
  const inner: string[] = [];
  let end = at + 1;
  for (
    const parts = first.word.split(/[._:/@-]+/).length;
    inner.length < parts && end < tokens.length;
    end += 1
  ) {
    const token = tokens[end] as Token;
    if (!token.whole) {
      inner.push(token.term);
    }
  }
  const wholes = tokens.slice(at, end).filter(({whole}) => whole);
  return {
    length: end - at,
    alternatives: [
      ...wholes.map(({term}) => ({terms: [term], weight: WHOLE_WEIGHT})),
      {terms: inner, weight: 1},
    ],
  };
}

function wordAt(tokens: Token[], at: number, synonyms: Synonyms): Taken {
  const {term} = tokens[at] as Token;
  return {length: 1, alternatives: [{terms: [term], weight: 1}, ...others([term], synonyms)]};
}

function others(terms: string[], {byFirst, groups}: Synonyms): Alternative[] {
  const key = terms.join(' ');
  const found = (byFirst.get(terms[0] as string) ?? []).filter(
    (entry) => entry.terms.join(' ') === key,
  );
  const seen = new Set([key]);
  return found.flatMap(({group}) =>
    (groups[group] ?? []).flatMap((other) => {
      const name = other.join(' ');
      if (seen.has(name)) {
        return [];
      }
      seen.add(name);
      return [{terms: other, weight: SYNONYM_WEIGHT}];
    }),
  );
}
