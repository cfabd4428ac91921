import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Packages whose release changes what is drawn. */
const DRAWN_WITH = ['@resvg/resvg-js', 'fontkit'];

/** Digest of all that goes into every picture: this code, its libraries, and the files and words that it is given. */
export function versionOf(
  siteDir: string,
  files: readonly string[],
  words: readonly string[],
): string {
  const code = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.includes('__tests__'))
    .map((file) => path.join(__dirname, file));
  const releases = DRAWN_WITH.map((name) =>
    path.join(siteDir, 'node_modules', name, 'package.json'),
  );
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of [...code.sort(), ...releases, ...files])
    hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
