import {readFileSync} from 'node:fs';
import * as fontkit from 'fontkit';

/** A font of one weight as outlines, so that pictures do not depend on installed fonts. */
export type Face = {
  /** Characters of a text that the font does not have. */
  missing(text: string): string[];
  /** Width of a line of text. `tracking` is letter-spacing in em. */
  width(text: string, size: number, tracking?: number): number;
  /** A line of text as an SVG path, from a point on the baseline. */
  draw(text: string, at: {x: number; y: number; size: number; tracking?: number}): string;
};

/** The font's `®` is as large as a capital, which would dominate a title. */
const SIGN = {text: '®', scale: 0.56};

export function openFace(file: string): Face {
  const font = fontkit.create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`social-images: ${file} holds several fonts`);
  const em = font.unitsPerEm;

  /** Glyphs of a text with their positions, in font units. */
  const layOut = (text: string, tracking: number) => {
    let x = 0;
    const placed = text.split(/(®)/).flatMap((run) => {
      const scale = run === SIGN.text ? SIGN.scale : 1;
      const {glyphs, positions} = font.layout(run);
      return glyphs.map((glyph, index) => {
        const at = {glyph, x, y: font.capHeight * (1 - scale), scale};
        x += (positions[index]?.xAdvance ?? 0) * scale + tracking * em;
        return at;
      });
    });
    return {placed, width: x - tracking * em};
  };

  return {
    missing: (text) => [
      ...new Set([...text].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))),
    ],
    width: (text, size, tracking = 0) => (layOut(text, tracking).width * size) / em,
    draw(text, {x, y, size, tracking = 0}) {
      const zoom = size / em;
      const paths = layOut(text, tracking).placed.map(
        ({glyph, x: left, y: up, scale}) =>
          `<path transform="translate(${left} ${up}) scale(${scale})" d="${glyph.path.toSVG()}"/>`,
      );
      return `<g transform="matrix(${zoom} 0 0 ${-zoom} ${x} ${y})">${paths.join('')}</g>`;
    },
  };
}

/** A font size, and the number of lines that fit at this size. */
export type Step = {size: number; lines: number};

/** Breaks words into lines of a width; a longer word gets a line of its own. */
function fill(
  words: readonly string[],
  width: number,
  measure: (line: string) => number,
): string[] {
  return words.reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    return lines.length > 0 && measure(longer) <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}

/**
 * Breaks a text into lines of about equal length, at the largest size that fits; at the smallest size, the end is cut.
 * Undefined if a word is longer than a line.
 */
export function fitText(
  text: string,
  steps: readonly Step[],
  width: number,
  widthAt: (line: string, size: number) => number,
): {size: number; lines: string[]} | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  let cut: {size: number; lines: string[]} | undefined;
  for (const {size, lines: most} of steps) {
    const measure = (line: string) => widthAt(line, size);
    if (words.some((word) => measure(word) > width)) continue;
    const lines = fill(words, width, measure);
    if (lines.length <= most) {
      // Search for the narrowest width with the same number of lines.
      let narrow = width;
      while (narrow > 40 && fill(words, narrow - 20, measure).length === lines.length) narrow -= 20;
      return {size, lines: fill(words, narrow, measure)};
    }
    let last = lines.slice(most - 1).join(' ');
    while (measure(`${last}…`) > width && last.includes(' ')) last = last.replace(/\s+\S*$/, '');
    cut = {size, lines: [...lines.slice(0, most - 1), last.replace(/[,;:.]?$/, '…')]};
  }
  return cut;
}
