import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {loadFiles} from './load';
import type {Files} from './types';

/** Folder of the fact files of this repository. */
export const DATA = path.resolve(__dirname, '../../../data');
/**
 * How long the modification times of the folder are trusted: a build asks for each page, and the dev server must notice
 * an edit.
 */
const CHECK_AGAIN_MS = 500;

const cache = new Map<string, {files: Files; stamp: number; checked: number}>();

function newestChange(folder: string): number {
  const folders = [folder, path.join(folder, 'descriptions')];
  return Math.max(
    ...folders.flatMap((each) =>
      readdirSync(each).map((name) => statSync(path.join(each, name)).mtimeMs),
    ),
  );
}

/** The validated fact files of a folder; the same object until a file changes. */
export function factFiles(folder: string = DATA): Files {
  const known = cache.get(folder);
  if (known && Date.now() - known.checked < CHECK_AGAIN_MS) return known.files;
  const stamp = newestChange(folder);
  const files = known?.stamp === stamp ? known.files : loadFiles(folder);
  cache.set(folder, {files, stamp, checked: Date.now()});
  return files;
}
