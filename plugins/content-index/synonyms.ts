import {readFileSync} from 'node:fs';

/** Reads the groups of synonyms; throws one error that lists every bad group. */
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

/** Reads the names of products; throws one error that lists every area with bad names. */
export function readProductFile(file: string): {[area: string]: string[]} {
  const products = JSON.parse(readFileSync(file, 'utf8')) as {[area: string]: unknown};
  const bad = Object.entries(products).flatMap(([area, names]) =>
    Array.isArray(names) &&
    names.length > 0 &&
    names.every((name) => typeof name === 'string' && name.trim() === name && name !== '')
      ? []
      : [`- ${area}: ${JSON.stringify(names)}`],
  );
  if (bad.length > 0) {
    throw new Error(
      `content-index: ${bad.length} bad product(s) in ${file}\n${bad.join('\n')}\nWrite the area, and the names as people type them: "valkey": ["valkey", "redis"].`,
    );
  }
  return products as {[area: string]: string[]};
}
