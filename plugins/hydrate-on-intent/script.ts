import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Site} from './site';

/** Compiles the inline script. The Content-Security-Policy of pages contains its hash. */
export function inlineScript(site: Site): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'inline.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return `window.docsSite=${JSON.stringify(site)};${outputFiles[0]?.text.trim() ?? ''}`;
}
