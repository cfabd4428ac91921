import type {Block, Fault, Text} from '../content/types';
import {placeIn} from '../text';
import list from '../data/words.json';

/** `unlessBefore`: text after the word, as part of a name, with which it is allowed. */
type Word = {avoid: string; instead: string; case?: boolean; unlessBefore?: string};

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const source = ({avoid, unlessBefore}: Word): string =>
  escape(avoid).replace(/ /g, '\\s+') +
  (unlessBefore === undefined ? '' : `(?!\\s+${escape(unlessBefore)})`);
const pattern = (list: Word[], flags: string): RegExp =>
  new RegExp(`(?<![\\w./-])(?:${list.map(source).join('|')})(?![\\w-]|\\.\\w)`, flags);

const ALL: Word[] = list;
const PATTERNS = [
  pattern(
    ALL.filter((word) => !word.case),
    'gi',
  ),
  pattern(
    ALL.filter((word) => word.case),
    'g',
  ),
];

function insteadOf(found: string): string {
  const plain = found.replace(/\s+/g, ' ');
  const word =
    ALL.find(({avoid}) => avoid === plain) ??
    ALL.find(({avoid}) => avoid.toLowerCase() === plain.toLowerCase());
  return word?.instead ?? '';
}

/** Words to avoid, with what to write instead. Code is not checked. */
export function words(text: Text): Fault[] {
  const inRuns = text.blocks.flatMap(({runs}: Block) =>
    // Bold text is a label of the Console, whose words are given.
    runs
      .filter(({inBold}) => !inBold)
      .flatMap((run) =>
        PATTERNS.flatMap((one) =>
          [...run.value.matchAll(one)].map((match) => ({
            word: match[0],
            ...placeIn(text, run, match.index),
          })),
        ),
      ),
  );
  const inFrontMatter = ['title', 'description', 'sidebar_label'].flatMap((key) => {
    const value = text.frontMatter.values[key];
    return typeof value === 'string'
      ? PATTERNS.flatMap((one) =>
          [...value.matchAll(one)].map((match) => ({
            word: match[0],
            ...(text.frontMatter.places[key] ?? {line: 1, column: 1}),
          })),
        )
      : [];
  });
  return [...inFrontMatter, ...inRuns].map(({word, line, column}) => ({
    line,
    column,
    rule: 'prose/word',
    message: `"${word.replace(/\s+/g, ' ')}" is a word to avoid.`,
    hint: `Instead: ${insteadOf(word)}.`,
  }));
}
