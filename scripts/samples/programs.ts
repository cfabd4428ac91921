import {spawnSync} from 'node:child_process';
import {existsSync, symlinkSync, writeFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import type {Outcome} from './servers/server';

/** What runs a fence of a language, and which of the packages that it needs this machine lacks. */
type Interpreter = {
  command: string[];
  /** Name of the file when the fence has no title. */
  file: string;
  missing?: (text: string, folder: string) => string[];
};

/** Milliseconds that one program may take. */
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

/** The command or package that a program needs and this machine lacks; undefined when it can run. */
export function obstacleOf(lang: Language, text: string, folder: string): string | undefined {
  const {command, missing}: Interpreter = INTERPRETERS[lang];
  const [name = ''] = command;
  if (spawnSync(name, ['--version']).error) return `${name} is not installed`;
  const lacking = missing?.(text, folder) ?? [];
  if (lacking.length === 0) return undefined;
  return `${lacking.join(', ')} ${lacking.length === 1 ? 'is' : 'are'} not installed`;
}

/** Runs a program in a folder; HOME is that folder, so that it finds no settings of whoever runs this. */
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

/** Packages lie in the site, or in a folder that NODE_PATH names; import finds them beside the program only. */
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
