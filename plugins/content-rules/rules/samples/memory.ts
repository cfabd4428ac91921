import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Document} from '../../content/types';
import type {Problem} from '../../problem';
import type {Counts} from './counts';
import {loadFacts, type Facts} from './facts';

/** What was found in a page. */
export type Result = {problems: Problem[]; counts: Counts};

let known: {facts: Facts; stamp: string} | undefined;
const results = new Map<string, {source: string; facts: Facts; result: Result}>();

/** The facts of a site; the same object until a file of data/ changes. */
export function factsOf(siteDir: string): Facts {
  const folder = path.join(siteDir, 'data');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const stamp = [
    folder,
    ...files.map((name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`),
  ].join('\n');
  if (known?.stamp !== stamp) known = {facts: loadFacts(siteDir), stamp};
  return known.facts;
}

/** What was found in a page before in this process, unless the page or the facts changed: the dev server asks at each edit. */
export function recall({file, source}: Document, facts: Facts): Result | undefined {
  const kept = results.get(file);
  return kept?.source === source && kept.facts === facts ? kept.result : undefined;
}

export function remember({file, source}: Document, facts: Facts, result: Result): Result {
  results.set(file, {source, facts, result});
  return result;
}
