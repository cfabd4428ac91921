import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from './settings';

/** Where the drawings of the site are kept. */
export const FOLDER = 'data/diagrams';
export const REMEDY = 'Run `npm run diagrams`, and commit what it writes.';

export const fileOf = (source: string, folder = FOLDER): string =>
  `${folder}/${hashOf(source)}.svg`;

/** Pixels at most: a drawing is shown at 70 % of its size or more, and the text column of a small desktop has 614. */
export const WIDEST = 877;

/** Size of a drawing in pixels, from its text. */
export function sizeOf(svg: string): {width: number; height: number} {
  const read = (name: string) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(svg)?.[1] ?? 0);
  return {width: read('width'), height: read('height')};
}

/** Names of the drawings in a folder; an absent folder has none. */
export function drawingsIn(siteDir: string, folder = FOLDER): string[] {
  const whole = path.join(siteDir, folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole)
    .filter((name) => name.endsWith('.svg'))
    .sort();
}
