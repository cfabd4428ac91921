import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {editsOf} from '../move/edits';
import {main} from '../move/cli';
import {found, page, siteOf} from './site-of';
import {links} from '../rules/links';

const MOVE = {from: 'docs/products/a/old.md', to: 'docs/products/b/new.md'};
const edit = (file: string, text: string) => editsOf({[file]: text}, MOVE)[file];

describe('editsOf', () => {
  it('follows links and their anchors, and no page whose name begins alike', () => {
    expect(
      edit(
        'docs/x.md',
        '[a](/products/a/old.md), [b](/products/a/old.md#part), [c](/products/a/older.md) and\n[d]: /products/a/old.md',
      ),
    ).toBe(
      '[a](/products/b/new.md), [b](/products/b/new.md#part), [c](/products/a/older.md) and\n[d]: /products/b/new.md',
    );
    expect(edit('docs/products/a/x.md', '[a](./old.md#part)')).toBe('[a](../b/new.md#part)');
  });

  it('keeps what the page imports and shows', () => {
    const text = `import Before from './_before.mdx';\nimport Top from '../../_top.mdx';\n\n![x](./img/x.svg)\n`;
    expect(editsOf({[MOVE.from]: text}, MOVE)[MOVE.to]).toBe(
      `import Before from '../a/_before.mdx';\nimport Top from '../../_top.mdx';\n\n![x](../a/img/x.svg)\n`,
    );
  });

  it('follows a partial in the imports of its pages', () => {
    const move = {from: 'docs/a/_x.mdx', to: 'docs/b/_y.mdx'};
    const text = "import X from './_x.mdx';\nimport Z from './_z.mdx';\n";
    expect(editsOf({'docs/a/p.md': text, 'config/redirects.ts': '[\n];\n'}, move)).toEqual({
      'docs/a/p.md': "import X from '../b/_y.mdx';\nimport Z from './_z.mdx';\n",
    });
  });

  it('renames the page in the sidebar, in data and in the benches', () => {
    expect(edit('config/sidebars/a.ts', "['products/a/old', 'products/a/older']")).toBe(
      "['products/b/new', 'products/a/older']",
    );
    expect(edit('data/x.json', '{"page":"/products/a/old#part"}')).toBe(
      '{"page":"/products/b/new#part"}',
    );
    expect(edit('bench/q.tsv', 'a question\tproducts/a/old products/a/older\tx')).toBe(
      'a question\tproducts/b/new products/a/older\tx',
    );
  });

  it('redirects the old address, leads earlier redirects on, and drops one away from the new address', () => {
    const before = `export const redirects = [
  {from: '/gone', to: '/products/a/old#part'},
  {
    from: '/products/b/new',
    to: '/elsewhere',
  },
  {from: '/last', to: '/x'},
];
`;
    expect(edit('config/redirects.ts', before)).toBe(`export const redirects = [
  {from: '/gone', to: '/products/b/new#part'},
  {from: '/last', to: '/x'},
  {from: '/products/a/old', to: '/products/b/new'},
];
`);
  });

  it('refuses a list of redirects that it cannot read', () => {
    expect(() => edit('config/redirects.ts', 'export const redirects = makeAll();')).toThrow(
      'add the redirect by hand',
    );
  });
});

describe('npm run move', () => {
  const SITE = {
    'docs/products/a/old.md': page('## Part\n\n[x](/products/x.md)'),
    'docs/products/x.md': page('[old](/products/a/old.md#part)'),
    'config/redirects.ts': 'export const redirects = [\n];\n',
    '.prettierrc.json': '{"singleQuote": true, "bracketSpacing": false}',
    'src/home.tsx': "const link = '/docs/products/a/old';\n",
  };
  const lines: string[] = [];
  const listen = () => {
    lines.length = 0;
    const keep = (...words: unknown[]): void => void lines.push(words.join(' '));
    vi.spyOn(console, 'log').mockImplementation(keep);
    vi.spyOn(console, 'error').mockImplementation(keep);
  };
  afterEach(() => vi.restoreAllMocks());
  const read = (dir: string, file: string) => readFileSync(path.join(dir, file), 'utf8');

  it('leaves a site whose links are whole', async () => {
    const {siteDir} = await siteOf(SITE);
    listen();
    expect(await main(['products/a/old', 'products/b/new.md'], siteDir)).toBe(0);
    expect(existsSync(path.join(siteDir, MOVE.from))).toBe(false);
    expect(lines.join('\n')).toContain('left for you to look at:\n  src/home.tsx:1');
    expect(read(siteDir, 'config/redirects.ts')).toContain(
      "{from: '/products/a/old', to: '/products/b/new'}",
    );
    const files = ['docs/products/b/new.md', 'docs/products/x.md', 'config/redirects.ts'];
    const moved = Object.fromEntries(files.map((file) => [file, read(siteDir, file)]));
    expect(await found(links, moved)).toEqual([]);
  });

  it('changes nothing when it is asked what it would do', async () => {
    const {siteDir} = await siteOf(SITE);
    listen();
    expect(await main(['products/a/old', 'products/b/new', '--dry-run'], siteDir)).toBe(0);
    expect(read(siteDir, 'docs/products/x.md')).toBe(SITE['docs/products/x.md']);
    expect(lines).toContain('  docs/products/x.md');
  });

  it.each([
    [['products/a/odl', 'b'], 'Did you mean docs/products/a/old.md?'],
    [['products/a/old', 'products/x'], 'docs/products/x.md exists'],
    [['products/a/old', 'products/ü'], 'not a path of words'],
    [['products/a/old', 'products/_x'], 'a page stays a page'],
    [['products/a/old'], 'needs an old path and a new one'],
  ])('refuses %s', async (words, reason) => {
    const {siteDir} = await siteOf(SITE);
    listen();
    expect(await main(words, siteDir)).toBe(2);
    expect(lines[0]).toContain(reason);
  });
});
