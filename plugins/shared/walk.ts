import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Every file under a folder, as paths from `root` with forward slashes, sorted. An absent folder has none. */
export function filesUnder(root: string, folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true});
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(root, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .sort();
}
