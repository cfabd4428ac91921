import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {loadFacts} from './facts/load';
import type {Facts} from './facts/types';

const DATA = path.resolve(__dirname, '../../data');
/** How long a look at the files holds: a build asks for each page, and the dev server must see an edit. */
const LOOK_AGAIN_MS = 500;

let cache: {facts: Facts; stamp: number; looked: number} | undefined;

function newestChange(): number {
  return Math.max(
    ...[DATA, path.join(DATA, 'descriptions')].flatMap((folder) =>
      readdirSync(folder).map((name) => statSync(path.join(folder, name)).mtimeMs),
    ),
  );
}

/** The facts of this site; read again when a file of data/ changed. */
export function siteFacts(): Facts {
  if (cache && Date.now() - cache.looked < LOOK_AGAIN_MS) {
    return cache.facts;
  }
  const stamp = newestChange();
  if (!cache || cache.stamp !== stamp) {
    // The plugin itself demands every sentence; checks of pages need only the names.
    cache = {facts: loadFacts(DATA, {describeAll: false}), stamp, looked: 0};
  }
  cache.looked = Date.now();
  return cache.facts;
}
