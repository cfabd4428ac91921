import {readFileSync} from 'node:fs';
import type {Plugin} from 'esbuild';

const NAMING = /Object\.defineProperty\(visit, 'name', \{\s*value:[^{}]*\}\)/;

/**
 * Leaves out of the code of unist-util-visit-parents that the visit of each node is a function with the name of its
 * node, which is for who reads a stack trace. Code that is written otherwise is given back as it is.
 */
export function withoutNames(code: string): string {
  return code.replace(NAMING, '');
}

/** Does so in a bundle. */
export const unnamedVisits: Plugin = {
  name: 'unnamed-visits',
  setup({onLoad}) {
    onLoad({filter: /unist-util-visit-parents[\\/]lib[\\/]index\.js$/}, ({path: file}) => ({
      contents: withoutNames(readFileSync(file, 'utf8')),
    }));
  },
};
