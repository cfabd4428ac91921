import {readFileSync} from 'node:fs';
import path from 'node:path';

type Script = 'build' | 'start';

/** Program and arguments of `npm run build` or `npm start`: ours load more than the framework. */
export function ownCommand(root: string, script: Script): string[] {
  const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<Script, string>;
  };
  return scripts[script].split(' ');
}

/** The framework as it comes. */
export function stockCommand(root: string, script: Script): string[] {
  return ['node', path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), script];
}
