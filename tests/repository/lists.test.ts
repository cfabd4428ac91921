import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {rules} from '../../plugins/content-rules/rules/index';
import {COMPONENTS} from '../../plugins/reference-data/components';
import {TABLES} from '../../plugins/reference-data/tables/index';
import {SCHEMAS} from '../../plugins/shared/facts/schemas';

const RULES = 'plugins/content-rules/rules';
const SAMPLES = `${RULES}/samples`;
const TABLE_FILES = 'plugins/reference-data/tables';

/** Files that a list does not import, as sentences that name both. */
function unlisted(files: readonly string[], list: string, imports = readFileSync(list, 'utf8')) {
  return files
    .filter((file) => !imports.includes(`/${file.replace(/\.\w+$/, '')}'`))
    .map((file) => `${list} does not list ${file}: import it there.`);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name !== 'index.ts')
    .map(({name}) => name);

it('every rule is in the list of rules', () => {
  const files = filesIn(RULES).filter((file) =>
    /^export const \w+: Rule\b/m.test(readFileSync(`${RULES}/${file}`, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(unlisted(files, `${RULES}/index.ts`)).toEqual([]);
});

it('every rule has a test in which it fails', () => {
  const folder = 'plugins/content-rules/__tests__';
  const tests = [
    readFileSync('tests/faults/faults.ts', 'utf8'),
    readFileSync('tests/faults-samples/faults.ts', 'utf8'),
    ...filesIn(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  ].join('\n');
  const untested = Object.keys(rules)
    .filter((name) => !tests.includes(`${name}/`))
    .map((name) => `no test names a problem of ${name}/: add one to ${folder}.`);
  expect(untested).toEqual([]);
});

it('every checked command-line tool is in the list of tools', () => {
  const tools = readdirSync(SAMPLES, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('/tool.ts') && file !== 'shell/tool.ts',
  );
  expect(tools.length).toBeGreaterThan(1);
  expect(unlisted(tools, `${SAMPLES}/shell/tools.ts`)).toEqual([]);
});

it('every table is rendered, has its attributes and anchors, and is in the list of tables', () => {
  const files = filesIn(TABLE_FILES).filter((file) =>
    /^export const \w+: Table\b|^export function \w+Table\(/m.test(
      readFileSync(`${TABLE_FILES}/${file}`, 'utf8'),
    ),
  );
  expect(unlisted(files, `${TABLE_FILES}/index.ts`)).toEqual([]);
  expect(
    Object.keys(TABLES).sort(),
    'plugins/reference-data/components.ts and tables/index.ts list the same names',
  ).toEqual(Object.keys(COMPONENTS).sort());
});

it('every fact file has a schema', () => {
  // Lists of this site's own, each read and checked by the one plugin that uses it.
  const own = ['product-names.json', 'sample-runs.json', 'synonyms.json'];
  const files = filesIn('data').filter((file) => file.endsWith('.json') && !own.includes(file));
  const without = files
    .filter((file) => !(file in SCHEMAS))
    .map((file) => `data/${file} has no schema: add it to plugins/shared/facts/schemas.ts.`);
  expect(without).toEqual([]);
});

/** What a search plugin lacks, as sentences that say what happens without it. */
function missingOf(plugin: string, has: (folder: string) => boolean): string[] {
  const parts: [string, string][] = [
    ['SearchEngine', 'the embedded engine searches'],
    ['SearchHost', 'the dialog is never filled'],
  ];
  return parts
    .map(([name, then]): [string, string] => [`plugins/${plugin}/theme/${name}`, then])
    .filter(([folder]) => !has(folder))
    .map(([folder, then]) => `${folder} is missing: without it, ${then}.`);
}

it('every search engine has what the search needs of it', () => {
  const engines = readdirSync('plugins').filter((name) => name.startsWith('search-'));
  expect(engines.length).toBeGreaterThan(1);
  expect(engines.flatMap((name) => missingOf(name, existsSync))).toEqual([]);
  expect(missingOf('search-new', (folder) => folder.endsWith('SearchEngine'))).toEqual([
    'plugins/search-new/theme/SearchHost is missing: without it, the dialog is never filled.',
  ]);
});

it('a file that a list forgets is named', () => {
  expect(unlisted(['kcat/tool.ts'], 'tools.ts', "import {avn} from '../avn/tool';")).toEqual([
    'tools.ts does not list kcat/tool.ts: import it there.',
  ]);
});
