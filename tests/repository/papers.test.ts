import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readEnv, VARIABLES} from '../../config/env';
import {
  compareTree,
  foldersIn,
  linkedFiles,
  namedFiles,
  sentencesOf,
  tableRows,
  treePaths,
} from './papers';

const read = (file: string): string => readFileSync(file, 'utf8');
const PAPERS = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'docs-dev/operations.md',
  'bench/README.md',
  'plugins/COUPLING.md',
];

describe('the tree of CONTRIBUTING.md', () => {
  it('has every folder, and none that is gone', () => {
    const folders = ['', 'plugins/', 'scripts/', 'src/', 'tests/'].flatMap(foldersIn);
    expect(folders.length).toBeGreaterThan(40);
    expect(compareTree(treePaths(read('CONTRIBUTING.md')), folders, existsSync)).toEqual([]);
  });

  it('names a folder that is missing, and one that does not exist', () => {
    const tree = treePaths(
      '\n## The tree\n\n```\nplugins/\n  tables/   room\n  gone/     old\n```\n',
    );
    expect(tree).toEqual(['plugins/', 'plugins/tables/', 'plugins/gone/']);
    expect(compareTree(tree, ['plugins/tables/', 'plugins/new/'], (name) => !/gone/.test(name)))
      .toMatchInlineSnapshot(`
        [
          "CONTRIBUTING.md, "The tree": plugins/new/ is missing. Add it with what it is.",
          "CONTRIBUTING.md, "The tree": plugins/gone/ does not exist. Remove its line.",
        ]
      `);
  });
});

describe('operations', () => {
  const rows = tableRows(read('docs-dev/operations.md'), 'variable');
  const code = (text = ''): string => text.replace(/^`|`$/g, '');

  it('lists every variable of config/env.ts', () => {
    expect(rows.map(([name]) => code(name)).sort()).toEqual([...VARIABLES].sort());
  });

  it('has the default of each', () => {
    const defaults = readEnv({});
    for (const [name, value] of rows)
      expect(code(value), name).toBe(
        String(defaults[code(name) as keyof typeof defaults] ?? 'none'),
      );
  });

  it('has every variable in the workflow that deploys', () => {
    const workflow = read('.github/workflows/deploy.yml');
    // The live site is complete and indexed.
    const notDeployed = ['DOCS_AREA', 'NOINDEX'];
    const missing = VARIABLES.filter(
      (name) =>
        !notDeployed.includes(name) &&
        !workflow.includes(`${name}: \${{ vars.${name} }}`) &&
        !workflow.includes(`${name}: \${{ secrets.${name} }}`),
    );
    expect(missing).toEqual([]);
  });
});

it.each(foldersIn('plugins/'))('%s says in three sentences what it does', (folder) => {
  expect(sentencesOf(folder)).toBeGreaterThanOrEqual(3);
});

it('a plugin that says nothing has no sentences', () => {
  expect(sentencesOf('tests/fixtures/theme')).toBe(0);
});

it.each(PAPERS)('%s links to files that exist, and names none that do not', (paper) => {
  const text = read(paper);
  const linked = linkedFiles(text).map((target) => path.join(path.dirname(paper), target));
  const named = namedFiles(text).filter((name) => !/NAME|AREA/.test(name));
  expect(linked.length + named.length).toBeGreaterThan(0);
  expect([...linked, ...named].filter((file) => !existsSync(file))).toEqual([]);
});

it('READMEs of plugins name files that exist', () => {
  const missing = foldersIn('plugins/').flatMap((folder) => {
    const readme = `${folder}README.md`;
    if (!existsSync(readme)) return [];
    return [...read(readme).matchAll(/`([\w./-]+\.tsx?)`/g)].flatMap(([, name = '']) =>
      existsSync(folder + name) || existsSync(name)
        ? []
        : [`${readme} names ${name}, which does not exist.`],
    );
  });
  expect(missing).toEqual([]);
});
