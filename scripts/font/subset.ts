import {readFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

/** The Latin font as published by its project, with weights from 400 to 700. */
export const WHOLE =
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

const range = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({length: last - first + 1}, (_, i) => first + i));

/**
 * Characters that nearly every page uses, and the keys of the search dialog. `unicode-range` in `src/css/tokens.css`
 * lists the same characters.
 */
export const CORE = `${range(0x20, 0x7e)}\u00a0©®·×÷–—‘’“”•…™↑↓−`;

/** Subset of the font as WOFF2, with its features and weights. */
export async function subset(characters: string): Promise<Buffer> {
  return subsetFont(await readFile(WHOLE), characters, {targetFormat: 'woff2'});
}
