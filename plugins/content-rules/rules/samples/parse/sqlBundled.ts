import {readFileSync} from 'node:fs';
import type {Plugin} from 'esbuild';
import {loadBundle, type Library} from '../../../bundle';
import {findingAt, type Finding} from '../sample';
import {packageFile} from './packages';

export type BundledDialect = 'mysql' | 'flink';

type ParseError = {startLine: number; startColumn: number; message: string};
type SqlParser = {validate(text: string): ParseError[]};

const CLASSES = {mysql: 'MySQL', flink: 'FlinkSQL'} as const;
const NAMES = {mysql: 'MySQL', flink: 'Flink SQL'} as const;
const parsers = new Map<BundledDialect, SqlParser>();

/** Replaces the runtime of the grammars by its newer release, which runs the same grammars twice as fast. */
const newerRuntime: Plugin = {
  name: 'newer-runtime',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^antlr4(?:ng|-c3)$/}, ({path: name, namespace, resolveDir}) =>
      namespace === 'runtime' || resolveDir === process.cwd()
        ? undefined
        : {path: name, namespace: 'runtime'},
    );
    onLoad({filter: /.*/, namespace: 'runtime'}, ({path: name}) => ({
      contents: `export * from '${name}';${name === 'antlr4ng' ? RENAMED : ''}`,
      resolveDir: process.cwd(),
    }));
  },
};
const RENAMED = `export {CharStream as CharStreams} from 'antlr4ng';`;

export function libraryOf(dialect: BundledDialect): Library {
  return {
    name: `sql-${dialect}`,
    version: ['dt-sql-parser', 'antlr4ng', 'antlr4-c3'].map(versionOf).join('-'),
    entry: packageFile('dt-sql-parser', `dist/parser/${dialect}/index.js`),
    plugins: [newerRuntime],
  };
}

/**
 * Loads one dialect of dt-sql-parser. The whole package takes seconds: it has hundreds of modules for eight dialects.
 */
export async function loadBundled(dialect: BundledDialect): Promise<void> {
  if (parsers.has(dialect)) return;
  const module = await loadBundle<Record<string, new () => SqlParser>>(libraryOf(dialect));
  const Class = module[CLASSES[dialect]];
  if (!Class) throw new Error(`content-rules: dt-sql-parser has no ${CLASSES[dialect]}`);
  parsers.set(dialect, new Class());
}

function versionOf(name: string): string {
  const {version} = JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Valid statements that the grammar does not know. */
const UNKNOWN_TO_GRAMMAR: Record<BundledDialect, RegExp> = {
  mysql: /^\s*(?:status|\\[a-zA-Z]|source\s+\S+)\s*;?\s*$/gim,
  flink: /^\s*(?:QUIT|EXIT|CLEAR)\s*;?\s*$/gim,
};

/** Checks MySQL or Flink SQL. */
export function checkBundled(dialect: BundledDialect, text: string): Finding[] {
  const parser = parsers.get(dialect);
  if (!parser)
    throw new Error(`content-rules: the ${NAMES[dialect]} parser was not loaded before its use`);
  const sql = text.replace(UNKNOWN_TO_GRAMMAR[dialect], (line) => line.replace(/[^\n]/g, ' '));
  const error = parser.validate(sql)[0];
  if (!error) return [];
  const lines = text.split('\n');
  const before = lines
    .slice(0, error.startLine - 1)
    .reduce((sum, line) => sum + line.length + 1, 0);
  return [
    findingAt(
      text,
      before + Math.max(0, error.startColumn - 1),
      'samples/syntax',
      `this sample is not valid ${NAMES[dialect]}: ${error.message.split('\n')[0] ?? ''}`,
      'Fix the statement; each ends in `;`. Give the fence `dialect="…"` when it is for another database.',
    ),
  ];
}
