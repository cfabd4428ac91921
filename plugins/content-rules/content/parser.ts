import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadBundle} from '../bundle';
import {sharedContexts} from './shared-contexts';
import type {Parsed} from './types';
import {unnamedVisits} from './unnamed-visits';

const CODE = [
  'front-matter',
  'meta',
  'parse',
  'parser',
  'reader',
  'shared-contexts',
  'syntax',
  'tree',
  'types',
  'unnamed-visits',
].map((name) => path.join(__dirname, `${name}.ts`));

/** Changes with the parser's own code and with the packages. */
export function parserVersion(): string {
  const hash = createHash('sha1');
  [...CODE, path.join(process.cwd(), 'package-lock.json')]
    .filter((file) => existsSync(file))
    .forEach((file) => hash.update(readFileSync(file)));
  return hash.digest('base64url').slice(0, 12);
}

/** The function of parse.ts, from a bundle. */
export async function loadParser(): Promise<(source: string) => Parsed> {
  const entry = path.join(__dirname, 'parse.ts');
  const {parse} = await loadBundle<{parse: (source: string) => Parsed}>({
    name: 'parse',
    version: parserVersion(),
    entry,
    plugins: [sharedContexts, unnamedVisits],
  });
  return parse;
}
