import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Popular} from './client/view';

export type Script = {
  /** Path under the base URL, named by its content. */
  path: string;
  text: string;
};
export type Scripts = {search: Script; worker: Script};

function compile(name: string, entry: string, define: Record<string, string> = {}): Script {
  const {outputFiles} = buildSync({
    entryPoints: [path.resolve(__dirname, entry)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: ['chrome111', 'firefox121', 'safari16.4'],
    define,
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {path: `assets/js/${name}.${hash}.js`, text};
}

/**
 * The dialog's script and the index's, apart from Docusaurus's bundle: the search works before that has arrived, and
 * the page can name them before it is built.
 */
export function compileScripts(popular: readonly Popular[]): Scripts {
  return {
    search: compile('search', 'client/entry.ts', {POPULAR: JSON.stringify(popular)}),
    worker: compile('search-index', '../content-index/client/worker.ts'),
  };
}
