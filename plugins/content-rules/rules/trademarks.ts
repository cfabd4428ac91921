import type {Document, Place, Run} from '../content/types';
import type {Problem} from '../problem';
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

/** Most texts name no mark: looking for the name alone is much quicker than the pattern. */
function usesOf(text: string, {name, any}: Mark): RegExpExecArray[] {
  return text.includes(name) ? [...text.matchAll(any)] : [];
}

function isFull(match: RegExpMatchArray, {prefix, symbol}: Mark): boolean {
  return (match[1] ?? '').trim() === prefix.trim() && match[2] === symbol;
}

/** `quiet`: a full form counts, a short one is no fault. */
type Text = {text: string; place: (index: number) => Place; quiet?: boolean};

/** A mark with the sign of another. */
function wrongSigns(text: string, place: (index: number) => Place, document: Document): Problem[] {
  return MARKS.flatMap((mark) =>
    usesOf(text, mark)
      .filter((match) => match[2] !== '' && match[2] !== mark.symbol)
      .map((match) => ({
        file: document.file,
        ...place(match.index),
        rule: 'prose/trademark',
        message: `"${match[0]}" has the wrong sign.`,
        hint: `Write "${mark.full}".`,
      })),
  );
}

function firstUse(document: Document, mark: Mark, texts: Text[], where: string): Problem[] {
  for (const {text, place, quiet} of texts) {
    const match = usesOf(text, mark)[0];
    if (match && !(quiet && !isFull(match, mark))) {
      return isFull(match, mark) || (match[2] !== '' && match[2] !== mark.symbol)
        ? []
        : [
            {
              file: document.file,
              ...place(match.index),
              rule: 'prose/trademark',
              message: `The first "${match[0].replace(/\s+/g, ' ')}" in the ${where} has no trademark sign.`,
              hint: `Write "${mark.full}" there; later uses can be "${mark.name}".`,
            },
          ];
    }
  }
  return [];
}

/** Names of others are marked where a page first uses them: in its title, and in its text. */
export function trademarks(document: Document): Problem[] {
  const title = ['title', 'sidebar_label', 'description'].flatMap((key) => {
    const text = document.frontMatter.values[key];
    const place = () => document.frontMatter.places[key] ?? {line: 1, column: 1};
    return typeof text === 'string' ? [{key, text, place}] : [];
  });
  const runs = document.blocks.flatMap(({type, runs: all}) =>
    all.map((run: Run): Text => ({
      text: run.value,
      place: (index) => placeIn(document, run, index),
      quiet: type === 'heading' || type === 'label',
    })),
  );
  return [
    ...[...title, ...runs].flatMap(({text, place}) => wrongSigns(text, place, document)),
    ...(document.isPartial
      ? []
      : MARKS.flatMap((mark) => [
          ...firstUse(
            document,
            mark,
            title.filter(({key}) => key === 'title'),
            'title',
          ),
          ...firstUse(document, mark, runs, 'text'),
        ])),
  ];
}
