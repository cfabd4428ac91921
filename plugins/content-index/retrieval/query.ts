import {type Token, tokenize} from './tokenize';
import {isWeak} from './words';

/** Terms that must match together. A match counts `weight`, where the words as typed count 1. */
export type Alternative = {terms: string[]; weight: number};

/** A unit of the query: a word, an identifier, or a phrase that has synonyms. */
export type Slot = {
  /** The words as typed. */
  words: string[];
  /**
   * Ways to match the slot: the words as typed first, except that whole identifiers precede their
   * parts, then synonyms.
   */
  alternatives: Alternative[];
  /** Whether the reader may still be typing the last word. */
  open: boolean;
  /** Whether all words are stop words or typical of questions, which get a lower weight. */
  weak: boolean;
  /** Whether the slot replaces a word that the index does not contain. */
  corrected?: boolean;
};

export type Synonyms = {
  /** Phrases by their first term, longest first. `group` is an index into `groups`. */
  byFirst: Map<string, {terms: string[]; group: number}[]>;
  /** Groups of synonyms. Each synonym is a list of terms. */
  groups: string[][][];
};

/** Weight of a synonym. The words as typed count 1. */
const SYNONYM_WEIGHT = 0.7;
/** Weight of a whole identifier. Its parts count 1. */
const WHOLE_WEIGHT = 1.5;
/** Maximum number of slots of a query. Further words are ignored. */
const MAX_SLOTS = 16;

function termsOf(phrase: string): string[] {
  return tokenize(phrase)
    .filter(({whole}) => !whole)
    .map(({term}) => term);
}

/** Returns groups of synonyms as terms, with a lookup by first term. */
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

/** A query of the form `redis to valkey`, which asks how to migrate. */
const FROM_TO = /^\s*(?:from\s+)?[\w.-]+\s+to\s+[\w.-]+\s*$/i;

/** The package of a Java class, such as `org.apache.kafka.common.errors.`. */
const PACKAGE = /\b(?:[a-z]\w*\.){2,}(?=[A-Z])/g;
/**
 * An exception, such as `TopicAuthorizationException`. The words in its name are also those of the
 * error, here `TOPIC_AUTHORIZATION_FAILED`.
 */
const EXCEPTION = /\b((?:[A-Z][a-z]+){2,})(?:Exception|Error)\b/g;

/**
 * Removes the packages of Java classes, which would only add unspecific terms, and adds the words
 * of exception names.
 */
function withoutPackages(text: string): string {
  return text
    .replace(PACKAGE, '')
    .replace(EXCEPTION, (name, words: string) => `${name} ${words.replace(/(?=[A-Z])/g, ' ')}`);
}

/**
 * Parses the first 1,000 characters of a query into at most 16 slots. Weak slots are only kept if
 * there are no synonymsOf. `typing` marks the last word as possibly incomplete. Returns an empty list
 * if the query has no words.
 */
export function parseQuery(text: string, synonyms: Synonyms, typing: boolean): Slot[] {
  const plain = withoutPackages(text);
  const query = FROM_TO.test(plain) ? `migrate ${plain}` : plain;
  const tokens = tokenize(query.slice(0, 1000));
  const open = typing && /[\p{L}\p{N}]$/u.test(query) ? tokens.length - 1 : -1;
  const slots: Slot[] = [];
  for (let at = 0; at < tokens.length && slots.length < MAX_SLOTS;) {
    const parsed =
      phraseAt(tokens, at, synonyms) ?? identifierAt(tokens, at) ?? wordAt(tokens, at, synonyms);
    const words = tokens.slice(at, at + parsed.length);
    if (
      !slots.some(
        (slot) => slot.alternatives[0]?.terms.join() === parsed.alternatives[0]?.terms.join(),
      )
    ) {
      slots.push({
        words: words.filter(({whole}) => !whole).map(({word}) => word),
        alternatives: parsed.alternatives,
        open: at + parsed.length - 1 === open,
        weak: words.every(({word}) => isWeak(word)),
      });
    }
    at += parsed.length;
  }
  const strong = slots.filter((slot) => !slot.weak);
  return dropNamedSynonyms(strong.length > 0 ? strong : slots);
}

/**
 * Drops a synonym that is itself a slot of the query. In `redis to valkey`, for example, neither
 * word stands for the other.
 */
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

/** A slot parsed from the tokens, with the number of tokens it consumed. */
type Parsed = {length: number; alternatives: Alternative[]};

/** Parses a phrase that has synonyms, such as `access control list`. */
function phraseAt(tokens: Token[], at: number, synonyms: Synonyms): Parsed | undefined {
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
        alternatives: [{terms, weight: 1}, ...synonymsOf(terms, synonyms)],
      };
    }
  }
  return undefined;
}

/** Parses an identifier, whose alternatives are the whole and all of its parts. */
function identifierAt(tokens: Token[], at: number): Parsed | undefined {
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

function wordAt(tokens: Token[], at: number, synonyms: Synonyms): Parsed {
  const {term} = tokens[at] as Token;
  return {length: 1, alternatives: [{terms: [term], weight: 1}, ...synonymsOf([term], synonyms)]};
}

/** Returns the synonyms of a word or phrase. */
function synonymsOf(terms: string[], {byFirst, groups}: Synonyms): Alternative[] {
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
