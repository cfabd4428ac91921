import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Popular} from './client/view';

export type Script = {
  /** Path relative to the base URL, with a digest of the content. */
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
 * Compiles the scripts of the dialog and of the index's worker. They are not part of Docusaurus's bundle, so that
 * search works before it has loaded, and so that pages can name them before they are built.
 */
export function compileScripts(popular: readonly Popular[]): Scripts {
  return {
    search: compile('search', 'client/entry.ts', {POPULAR: JSON.stringify(popular)}),
    worker: compile('search-index', '../content-index/client/worker.ts'),
  };
}
