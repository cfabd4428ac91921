import {readFileSync} from 'node:fs';
import * as fontkit from 'fontkit';
import type {PlacedGlyph} from './glyphs';
import type {Measure} from './wrap';

/** Where a line of text begins, and how large it is. */
type Start = {x: number; y: number; size: number; tracking?: number};

/** A face of one weight. */
export type Face = {
  /** Characters of a text that the face has no glyph for. */
  missing(text: string): string[];
  /** `tracking` is in parts of the size, as letter-spacing in em. */
  measure(size: number, tracking?: number): Measure;
  /** The letters of a line of text, from a point on its baseline. */
  place(text: string, at: Start): PlacedGlyph[];
  /** Their outlines as elements of SVG. */
  outline(text: string, at: Start): string;
};

/** The face draws this sign as large as a capital, which makes it the loudest of a title. */
const SIGN = '®';
const SIGN_SIZE = 0.56;

/** A glyph in a word: from where, in units of the font, and its place among the letters. */
type Placed = {path: string; x: number; scale: number; rise: number};
type Word = {placed: Placed[]; width: number};

export function openFace(file: string): Face {
  const font = fontkit.create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`social-images: ${file} holds several fonts`);
  const em = font.unitsPerEm;
  const paths = new Map<number, string>();
  const pathOf = (glyph: fontkit.Glyph): string => {
    const path = paths.get(glyph.id) ?? glyph.path.toSVG();
    paths.set(glyph.id, path);
    return path;
  };

  const layOut = (word: string): Word => {
    const placed: Placed[] = [];
    let width = 0;
    for (const run of word.split(/(®)/).filter(Boolean)) {
      const scale = run === SIGN ? SIGN_SIZE : 1;
      const rise = font.capHeight * (1 - scale);
      const {glyphs, positions} = font.layout(run);
      for (const [index, glyph] of glyphs.entries()) {
        const {xAdvance = 0, xOffset = 0} = positions[index] ?? {};
        placed.push({path: pathOf(glyph), x: width + xOffset * scale, scale, rise});
        width += xAdvance * scale;
      }
    }
    return {placed, width};
  };

  // Titles share most of their words, and are measured word by word many times until they fit.
  const words = new Map<string, Word>();
  const wordOf = (text: string): Word => {
    const word = words.get(text) ?? layOut(text);
    words.set(text, word);
    return word;
  };
  const space = font.layout(' ').advanceWidth;
  const widthOf = (text: string, tracking: number): number =>
    text
      .split(' ')
      .map(wordOf)
      .reduce(
        (sum, {placed, width}) => sum + width + space + (placed.length + 1) * tracking * em,
        -space - tracking * em,
      );

  const place = (text: string, {x, y, size, tracking = 0}: Start): PlacedGlyph[] => {
    const unit = size / em;
    let pen = 0;
    return text.split(' ').flatMap((part) => {
      const {placed, width} = wordOf(part);
      const start = pen;
      pen += width + space + (placed.length + 1) * tracking * em;
      return placed.map(({path, x: left, scale, rise}, index) => ({
        path,
        zoom: unit * scale,
        size,
        x: x + (start + left + index * tracking * em) * unit,
        y: y - rise * unit,
      }));
    });
  };

  return {
    missing: (text) => [
      ...new Set([...text].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))),
    ],
    measure:
      (size, tracking = 0) =>
      (text) =>
        (widthOf(text, tracking) / em) * size,
    place,
    outline: (text, at) =>
      place(text, at)
        .map(
          ({path, zoom, x, y}) =>
            `<path transform="matrix(${zoom} 0 0 ${-zoom} ${x.toFixed(2)} ${y.toFixed(2)})" d="${path}"/>`,
        )
        .join(''),
  };
}
