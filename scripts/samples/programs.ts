import {spawnSync} from 'node:child_process';
import {existsSync, symlinkSync, writeFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import type {Outcome} from './servers/server';

/** How to run fences of a language, and how to find missing packages. */
type Interpreter = {
  command: string[];
  /** File name for a fence without a title. */
  file: string;
  missing?: (text: string, folder: string) => string[];
};

/** Timeout of a program in milliseconds. */
const PATIENCE = 20_000;
const SITE = path.resolve(__dirname, '../..');

export const INTERPRETERS = {
  bash: {command: ['bash', '-euo', 'pipefail'], file: 'sample.sh'},
  python: {command: ['python3'], file: 'sample.py', missing: missingInPython},
  javascript: {command: ['node'], file: 'sample.mjs', missing: missingInNode},
} satisfies Record<string, Interpreter>;

export type Language = keyof typeof INTERPRETERS;

export function isProgram(lang: string): lang is Language {
  return lang in INTERPRETERS;
}

/** A command or package that a program needs and this machine lacks; undefined if it can run. */
export function obstacleOf(lang: Language, text: string, folder: string): string | undefined {
  const {command, missing}: Interpreter = INTERPRETERS[lang];
  const [name = ''] = command;
  if (spawnSync(name, ['--version']).error) return `${name} is not installed`;
  const lacking = missing?.(text, folder) ?? [];
  if (lacking.length === 0) return undefined;
  return `${lacking.join(', ')} ${lacking.length === 1 ? 'is' : 'are'} not installed`;
}

/** Runs a program in a folder. HOME is that folder, so that it finds no settings of the user. */
export function runProgram(
  lang: Language,
  text: string,
  {folder, title, env}: {folder: string; title?: string; env: NodeJS.ProcessEnv},
): Outcome {
  const {command, file}: Interpreter = INTERPRETERS[lang];
  const [name = '', ...args] = command;
  const target = path.join(folder, title !== undefined && /^[\w.-]+$/.test(title) ? title : file);
  writeFileSync(target, `${text}\n`);
  const {status, stdout, stderr, error} = spawnSync(name, [...args, target], {
    cwd: folder,
    input: '',
    encoding: 'utf8',
    env: {PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, ...env},
    timeout: PATIENCE,
  });
  return {ok: status === 0, output: [stdout, stderr, error?.message].filter(Boolean).join('')};
}

function missingInPython(text: string): string[] {
  const names = [...text.matchAll(/^(?:import|from) +([\w.]+)/gm)].map(([, name]) => name ?? '');
  const check =
    'import sys\nfor name in sys.argv[1:]:\n try: __import__(name)\n except ImportError: print(name)';
  const {stdout} = spawnSync('python3', ['-c', check, ...names], {encoding: 'utf8'});
  return [...new Set(stdout.split('\n').map((name) => name.replace(/\..*/, '')))].filter(Boolean);
}

/**
 * Missing packages: they can be in the site, or in a folder of NODE_PATH, but `import` finds them only beside the
 * program.
 */
function missingInNode(text: string, folder: string): string[] {
  const names = [...text.matchAll(/^(?:import|\} from)\b.*?['"]((?:@[^/'"]+\/)?[^'"./@][^'"/]*)/gm)]
    .map(([, name]) => name ?? '')
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
  const folders = [
    path.join(SITE, 'node_modules'),
    ...(process.env.NODE_PATH ?? '').split(path.delimiter).filter(Boolean),
  ];
  const lacking = (from: string) => names.filter((name) => !existsSync(path.join(from, name)));
  const from = folders.find((one) => lacking(one).length === 0);
  if (from === undefined) return lacking(folders[0] ?? '');
  const link = path.join(folder, 'node_modules');
  if (names.length > 0 && !existsSync(link)) symlinkSync(from, link);
  return [];
}
