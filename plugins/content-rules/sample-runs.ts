import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fence} from './content/types';

/** What the last run of an area's samples found. */
export type AreaRun = {
  /** As the reader sees it: `PostgreSQL 15.14`. */
  server: string;
  /** ISO day. */
  date: string;
  /** By id of the page: how many samples ran, and the fingerprint of their text. */
  pages: Record<string, {count: number; samples: string}>;
};
/** By area, as `npm run samples:run -- --write` keeps it. */
export type Runs = Record<string, AreaRun>;

export const RUNS_FILE = 'data/sample-runs.json';

export function readRuns(siteDir: string): Runs {
  const file = path.join(siteDir, RUNS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Runs) : {};
}

/** Whether a page says of a sample that it runs: `run`, or `run="fails: MESSAGE"`. */
export function isMarked({meta}: Pick<Fence, 'meta'>): boolean {
  return meta.run !== undefined;
}

/** Fingerprint of what a page has to run: a result holds for it and for nothing else. */
export function fingerprint(fences: readonly Pick<Fence, 'lang' | 'meta' | 'value'>[]): string {
  const hash = createHash('sha256');
  for (const fence of fences.filter(isMarked))
    hash.update(`${fence.lang} ${String(fence.meta.run)}\n${fence.value}\n`);
  return hash.digest('base64url').slice(0, 12);
}
