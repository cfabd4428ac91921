import {LineCounter, isMap, isScalar, isSeq, parseDocument, type Node} from 'yaml';
import type {Document, Place} from './types';

/** A question that a page answers, worded as people ask it. */
export type Question = {
  q: string;
  a: string;
  /** Empty for the text before the first heading. */ at: string;
};

/** An entry of a list in the front matter, with its place and the places of its keys. */
export type Entry = {place: Place; value: unknown; places: Record<string, Place>};

/** Entries of a list in the front matter; undefined if the value is not a list. */
export function entriesOf(
  {source, frontMatter}: Pick<Document, 'source' | 'frontMatter'>,
  key: string,
): Entry[] | undefined {
  if (!Array.isArray(frontMatter.values[key])) return undefined;
  const yaml = source.split('\n---')[0]!.slice('---'.length);
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter});
  const placeOf = (node: unknown): Place => {
    const {line, col} = counter.linePos((node as Node).range?.[0] ?? 0);
    return {line, column: col};
  };
  const list = document.get(key);
  if (!isSeq(list)) return undefined;
  return list.items.map((item) => ({
    place: placeOf(item),
    value: isMap(item) || isScalar(item) || isSeq(item) ? item.toJS(document) : undefined,
    places: isMap(item)
      ? Object.fromEntries(item.items.map(({key: name}) => [String(name), placeOf(name)]))
      : {},
  }));
}

/** Questions of a page or partial that have the right form. */
export function questionsOf(document: Document): Question[] {
  const {questions} = document.frontMatter.values;
  if (!Array.isArray(questions)) return [];
  return questions.flatMap((entry: unknown) => {
    const {q, a, at = ''} = (entry ?? {}) as Partial<Record<keyof Question, unknown>>;
    return typeof q === 'string' && typeof a === 'string' && typeof at === 'string'
      ? [{q, a, at}]
      : [];
  });
}
