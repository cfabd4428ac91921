import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Cache = {version?: string; buildDependencies?: string[]};

/** Folders that pages are compiled with, and that no page imports. */
const READ = ['data'];

/** Changes when a file of a folder does, wherever the folder is and whenever it was checked out. */
export function digestOf(folder: string): string {
  const hash = createHash('sha1');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  return hash.digest('hex');
}

/** The bundler's cache of compiled pages, told apart by what they were compiled with. */
export function withVersion(cache: unknown, added: string): Cache | undefined {
  if (cache === null || typeof cache !== 'object') return undefined;
  const {version = ''} = cache as Cache;
  return {version: `${version}-${added}`};
}

/**
 * Compiles pages anew when a fact changes. The bundler keeps compiled pages from build to build, and asks only whether
 * the page and the code that compiles it are the same: a table's anchors, the notice of a service that ends, or the
 * version of the tool that samples were checked with would stay what they were.
 */
export default function buildCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as {cache?: unknown};
      const read = READ.map((folder) => digestOf(path.join(siteDir, folder))).join('-');
      const own = withVersion(cache, read);
      return own ? ({experiments: {cache: own}} as object) : {};
    },
  };
}
