import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fault, Place, Text} from '../content/types';
import {placeIn} from '../text';

/** Names that keep their capitals, one per line; longer ones first, so that their parts do not match earlier. */
const NAMES = readFileSync(path.join(__dirname, '../data/proper-nouns.txt'), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .sort((a, b) => b.length - a.length);
const NAME = new RegExp(
  `(?<![\\w-])(?:${NAMES.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})(?:s|'s)?(?![\\w-])`,
  'g',
);

/** Capitalized words that are not names, and not the first word of the text or after a colon or a full stop. */
export function strayCapitals(
  text: string,
  startsSentence: boolean,
): {word: string; index: number}[] {
  const masked = text.replace(NAME, (name) => name.toLowerCase());
  return [...masked.matchAll(/(?<![\w-])[A-Z][a-z]+(?![\w-])/g)]
    .filter(({index}) => {
      const before = masked.slice(0, index).trimEnd();
      return before.replace(/[^\p{L}\p{N}]/gu, '') === ''
        ? !startsSentence
        : !/[:.?!]$/.test(before);
    })
    .map((match) => ({word: match[0], index: match.index}));
}

function fault(place: Place, where: string, word: string): Fault {
  return {
    ...place,
    rule: 'prose/sentence-case',
    message: `"${word}" has a capital in the middle of the ${where}.`,
    hint: `Write "${word.toLowerCase()}"; if it is a name, add it to plugins/content-rules/data/proper-nouns.txt.`,
  };
}

/** Titles and headings are in sentence case. */
export function headingCase(text: Text): Fault[] {
  const inHeadings = text.blocks
    .filter(({type}) => type === 'heading')
    .flatMap((block) =>
      block.runs.flatMap((run, position) =>
        strayCapitals(
          run.value,
          position === 0 && block.text.trimStart().startsWith(run.value.trimStart()),
        ).map(({word, index}) => fault(placeIn(text, run, index), 'heading', word)),
      ),
    );
  const inFrontMatter = ['title', 'sidebar_label'].flatMap((key) => {
    const value = text.frontMatter.values[key];
    const place = text.frontMatter.places[key] ?? {line: 1, column: 1};
    return typeof value === 'string'
      ? strayCapitals(value, true).map(({word}) =>
          fault(place, key === 'title' ? 'title' : 'sidebar label', word),
        )
      : [];
  });
  return [...inFrontMatter, ...inHeadings];
}
