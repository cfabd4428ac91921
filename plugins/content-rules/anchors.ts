import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from './content/types';

/** Where the data behind a component lists the anchors that it makes: `data/anchors/ConfigTable.json`, by its props. */
const FOLDER = 'data/anchors';

type Entry = {props: Record<string, string>; ids: string[]};
const loaded = new Map<string, Entry[]>();

function entriesOf(siteDir: string, component: string): Entry[] {
  const file = path.join(siteDir, FOLDER, `${component}.json`);
  let entries = loaded.get(file);
  if (!entries) {
    entries = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry[]) : [];
    loaded.set(file, entries);
  }
  return entries;
}

/** Forgets what was read, for the dev server. */
export function forgetAnchors(): void {
  loaded.clear();
}

/** Anchors that a component adds to the page: the ids of the first entry whose props are all given. */
export function anchorsOf(siteDir: string, component: string, props: Element['attributes']): string[] {
  if (!/^[A-Z]/.test(component)) {
    return [];
  }
  const entry = entriesOf(siteDir, component).find(({props: wanted}) =>
    Object.keys({...wanted, ...props}).every((key) => wanted[key] === props[key]),
  );
  return entry?.ids ?? [];
}
