import {readFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

/** The font as its project gives it out for Latin scripts: weights 400 to 700. */
export const WHOLE =
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

const range = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({length: last - first + 1}, (_, i) => first + i));

/** What nearly every page is written with, and the keys of the search dialog. `src/css/tokens.css` names the same characters in its `unicode-range`. */
export const CORE = `${range(0x20, 0x7e)}\u00a0©®·×÷–—‘’“”•…™↑↓−`;

/** A part of the font, as WOFF2, with its features and weights. */
export async function subset(characters: string): Promise<Buffer> {
  return subsetFont(await readFile(WHOLE), characters, {targetFormat: 'woff2'});
}
