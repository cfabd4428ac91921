import {readFileSync} from 'node:fs';

/** Reads the groups; throws one error that names every bad one. */
export function readSynonymFile(file: string): string[][] {
  const groups = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  if (!Array.isArray(groups)) {
    throw new Error(
      `content-index: ${file} must hold an array of groups, for example [["delete", "remove"]]`,
    );
  }
  const bad = groups.flatMap((group: unknown, index) =>
    Array.isArray(group) &&
    group.length > 1 &&
    group.every((word) => typeof word === 'string' && word.trim() === word && word !== '')
      ? []
      : [`- group ${index + 1}: ${JSON.stringify(group)}`],
  );
  if (bad.length > 0) {
    throw new Error(
      `content-index: ${bad.length} bad group(s) in ${file}\n${bad.join('\n')}\nA group is two or more words or phrases that mean the same.`,
    );
  }
  return groups as string[][];
}
