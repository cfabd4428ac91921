import {readFileSync} from 'node:fs';

/** Returns the rows of a tab-separated file without its header. Throws if there are none. */
export function readRows(file: string): string[][] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  if (lines.length === 0) throw new Error(`bench: ${file} has no rows`);
  return lines.map((line) => line.split('\t'));
}
