import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import * as fontkit from 'fontkit';

/**
 * Font size of all text: on a screen of 390 pixels, a picture of 480 is scaled to three quarters, where 15 pixels are
 * still 11.
 */
export const SIZE = 15;
export const LINE = 20;

export type Weight = 400 | 600;
export type Word = {id: string; x: number};

const require = createRequire(__filename);

function open(weight: Weight) {
  const file = require.resolve(
    `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`,
  );
  const font = fontkit.create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`pictures: ${file} holds several fonts`);
  return font;
}

const fonts = new Map<Weight, ReturnType<typeof open>>();

function fontOf(weight: Weight): ReturnType<typeof open> {
  const font = fonts.get(weight) ?? open(weight);
  fonts.set(weight, font);
  return font;
}

export function widthOf(text: string, weight: Weight): number {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth * SIZE) / font.unitsPerEm;
}

/** Wraps a text to a width. Line breaks in the text stay. */
export function wrap(text: string, width: number, weight: Weight): string[] {
  return text.split('\n').flatMap((paragraph) =>
    paragraph.split(' ').reduce<string[]>((lines, word) => {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      const fits = lines.length > 0 && widthOf(longer, weight) <= width;
      return fits ? [...lines.slice(0, -1), longer] : [...lines, word];
    }, []),
  );
}

/**
 * Glyph outlines for the texts of one picture. An SVG in an `<img>` cannot load the site's font, so each glyph is drawn
 * once and placed by reference.
 */
export class Outlines {
  private readonly ids = new Map<string, {id: string; path: string}>();

  /** Draws a line of text, left-aligned on a baseline. */
  draw(text: string, x: number, y: number, weight: Weight): string {
    const font = fontOf(weight);
    const missing = [...text].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)!));
    if (missing.length > 0)
      throw new Error(`pictures: the font has no "${missing.join('')}", in "${text}"`);
    const {glyphs, positions} = font.layout(text);
    let left = 0;
    const uses = glyphs.map((glyph, index) => {
      const path = glyph.path.toSVG();
      const at = left;
      left += positions[index]!.xAdvance;
      if (path === '') return '';
      const key = `${weight} ${glyph.id}`;
      const known = this.ids.get(key) ?? {id: `g${this.ids.size.toString(36)}`, path};
      this.ids.set(key, known);
      return `<use href="#${known.id}"${at === 0 ? '' : ` x="${Math.round(at)}"`}/>`;
    });
    const scale = SIZE / font.unitsPerEm;
    return `<g transform="matrix(${scale} 0 0 ${-scale} ${round(x)} ${round(y)})">${uses.join('')}</g>`;
  }

  defs(): string {
    const paths = [...this.ids.values()].map(({id, path}) => `<path id="${id}" d="${path}"/>`);
    return `<defs>${paths.join('')}</defs>`;
  }
}

export const round = (value: number): number => Math.round(value * 10) / 10;
