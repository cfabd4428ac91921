import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from './settings';

/** Where the drawings of the site are kept. */
export const FOLDER = 'data/diagrams';
export const REMEDY = 'Run `npm run diagrams`, and commit what it writes.';

export const fileOf = (source: string, folder = FOLDER): string =>
  `${folder}/${hashOf(source)}.svg`;

/** Names of the drawings in a folder; an absent folder has none. */
export function drawingsIn(siteDir: string, folder = FOLDER): string[] {
  const whole = path.join(siteDir, folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole)
    .filter((name) => name.endsWith('.svg'))
    .sort();
}
