import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What the code relies on and an installed package does not promise. */
export type Coupling = {
  /** Name of the package. */
  package: string;
  /** What the package is expected to do, as the end of the sentence "X is expected to …". */
  expected: string;
  /** The file of this project that relies on it, from the root. */
  file: string;
};

/** Folder of an installed package. */
export const folderOf = (name: string, root = process.cwd()): string =>
  path.join(root, 'node_modules', name);

export function versionOf(name: string, root?: string): string {
  const manifest = readFileSync(path.join(folderOf(name, root), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as {version: string}).version;
}

/** The error about an installed package that no longer does what the code relies on. */
export function unmet({package: name, expected, file}: Coupling, root?: string): Error {
  return new Error(
    `${name} ${versionOf(name, root)} is expected to ${expected}, and does not. Change ${file}, and its row in plugins/COUPLING.md.`,
  );
}
