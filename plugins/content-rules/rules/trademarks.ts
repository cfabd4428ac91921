import type {Fault, Place, Run, Text} from '../content/types';
import {placeIn} from '../text';
import marks from '../data/trademarks.json';

type Mark = {name: string; full: string; symbol: string; any: RegExp; prefix: string};

const MARKS: Mark[] = marks.map(({name, full}) => {
  const prefix = full.slice(0, full.indexOf(name));
  return {
    name,
    full,
    symbol: full.at(-1)!,
    prefix,
    any: new RegExp(
      `(?<![\\w./@-])(${prefix.trim() === '' ? '' : `(?:${prefix.trim()}\\s+)?`})${name}([®™]?)(?![\\w-]|\\.\\w)`,
      'g',
    ),
  };
});

/** Tests for the name first, which is much faster than the pattern, since most texts contain no trademark. */
function usesOf(text: string, {name, any}: Mark): RegExpExecArray[] {
  return text.includes(name) ? [...text.matchAll(any)] : [];
}

function isFull(match: RegExpMatchArray, {prefix, symbol}: Mark): boolean {
  return (match[1] ?? '').trim() === prefix.trim() && match[2] === symbol;
}

/** `quiet`: a full form counts as the first use, but a missing sign is no problem. */
type Piece = {text: string; place: (index: number) => Place; quiet?: boolean};

/** Finds trademarks with the wrong sign. */
function wrongSigns(marks: Mark[], {text, place}: Piece): Fault[] {
  return marks.flatMap((mark) =>
    usesOf(text, mark)
      .filter((match) => match[2] !== '' && match[2] !== mark.symbol)
      .map((match) => ({
        ...place(match.index),
        rule: 'prose/trademark',
        message: `"${match[0]}" has the wrong sign.`,
        hint: `Write "${mark.full}".`,
        fix: {old: match[0], new: mark.full},
      })),
  );
}

function firstUse(mark: Mark, pieces: Piece[], where: string): Fault[] {
  for (const {text, place, quiet} of pieces) {
    const match = usesOf(text, mark)[0];
    if (match && !(quiet && !isFull(match, mark))) {
      return isFull(match, mark) || (match[2] !== '' && match[2] !== mark.symbol)
        ? []
        : [
            {
              ...place(match.index),
              rule: 'prose/trademark',
              message: `The first "${match[0].replace(/\s+/g, ' ')}" in the ${where} has no trademark sign.`,
              hint: `Write "${mark.full}" there; later uses can be "${mark.name}".`,
              fix: {old: match[0], new: mark.full},
            },
          ];
    }
  }
  return [];
}

/** Trademarks of others have their sign where a page first uses them: in its title, and in its text. */
export function trademarks(text: Text): Fault[] {
  const title = ['title', 'sidebar_label', 'description'].flatMap((key) => {
    const value = text.frontMatter.values[key];
    const place = () => text.frontMatter.places[key] ?? {line: 1, column: 1};
    return typeof value === 'string' ? [{key, text: value, place}] : [];
  });
  const runs = text.blocks.flatMap(({type, runs: all}) =>
    all.map((run: Run): Piece => ({
      text: run.value,
      place: (index) => placeIn(text, run, index),
      quiet: type === 'heading' || type === 'label',
    })),
  );
  const marks = MARKS.filter(({name}) => text.source.includes(name));
  const missing = marks.flatMap((mark) => [
    ...firstUse(
      mark,
      title.filter(({key}) => key === 'title'),
      'title',
    ),
    ...firstUse(mark, runs, 'text'),
  ]);
  return [
    ...[...title, ...runs].flatMap((piece) => wrongSigns(marks, piece)),
    ...missing.map((fault): Fault => ({...fault, onPage: true})),
  ];
}
