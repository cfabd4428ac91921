import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from './settings';

/** Folder of the site's drawings. */
export const FOLDER = 'data/diagrams';
export const REMEDY = 'Run `npm run diagrams`, and commit what it writes.';

export const fileOf = (source: string, folder = FOLDER): string =>
  `${folder}/${hashOf(source)}.svg`;

/**
 * Maximum width in pixels: a drawing may be scaled down to 70 %, and the text column of a small desktop is 614 wide.
 */
export const WIDEST = 877;

/** Reads the size of a drawing in pixels from its SVG. */
export function sizeOf(svg: string): {width: number; height: number} {
  const read = (name: string) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(svg)?.[1] ?? 0);
  return {width: read('width'), height: read('height')};
}

/** File names of the drawings in a folder; empty if the folder does not exist. */
export function drawingsIn(siteDir: string, folder = FOLDER): string[] {
  const whole = path.join(siteDir, folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole)
    .filter((name) => name.endsWith('.svg'))
    .sort();
}
