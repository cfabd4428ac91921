import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findingAt, type Finding} from '../sample';
import {packageFile, requirePackage} from './packages';

export type BundledDialect = 'mysql' | 'flink';

type ParseError = {startLine: number; startColumn: number; message: string};
type SqlParser = {validate(text: string): ParseError[]};

const CLASSES = {mysql: 'MySQL', flink: 'FlinkSQL'} as const;
const NAMES = {mysql: 'MySQL', flink: 'Flink SQL'} as const;
const parsers = new Map<BundledDialect, SqlParser>();

/**
 * Loads one dialect of dt-sql-parser. The package is hundreds of small modules of eight dialects, which take seconds
 * to load: one bundle of the dialect is built beside the other caches, and loads in a tenth of a second.
 */
export async function loadBundled(dialect: BundledDialect): Promise<void> {
  if (parsers.has(dialect)) return;
  const {version} = JSON.parse(
    readFileSync(packageFile('dt-sql-parser', 'package.json'), 'utf8'),
  ) as {version: string};
  const folder = path.join(process.cwd(), 'node_modules/.cache/content-rules');
  const bundle = path.join(folder, `dt-sql-parser-${version}-${dialect}.cjs`);
  if (!existsSync(bundle)) {
    mkdirSync(folder, {recursive: true});
    const {build} = await import('esbuild');
    await build({
      entryPoints: [packageFile('dt-sql-parser', `dist/parser/${dialect}/index.js`)],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      minify: true,
      keepNames: true,
      outfile: bundle,
      logLevel: 'error',
    });
  }
  const module = requirePackage(bundle) as Record<string, new () => SqlParser>;
  const Class = module[CLASSES[dialect]];
  if (!Class) throw new Error(`content-rules: dt-sql-parser ${version} has no ${CLASSES[dialect]}`);
  parsers.set(dialect, new Class());
}

/** Statements that the grammar does not know although the database does. */
const UNKNOWN_TO_GRAMMAR: Record<BundledDialect, RegExp> = {
  mysql: /^\s*(?:status|\\[a-zA-Z]|source\s+\S+)\s*;?\s*$/gim,
  flink: /^\s*(?:QUIT|EXIT|CLEAR)\s*;?\s*$/gim,
};

/** Syntax of MySQL or Flink SQL. */
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
      'Mend the statement; each ends in `;`. Give the fence `dialect="…"` when it is for another database.',
    ),
  ];
}
