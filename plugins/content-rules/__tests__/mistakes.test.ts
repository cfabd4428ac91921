import {describe, expect, it} from 'vitest';
import {parse} from '../../shared/markdown/parse';
import type {Document} from '../content/types';
import type {Problem} from '../problem';
import {TYPES, admonitions} from '../rules/admonitions';
import {altText, imageFiles} from '../rules/image-files';
import {secrets} from '../rules/secrets';
import {shape} from '../rules/shape';
import {icons} from '../rules/icons';
import {markup} from '../rules/markup';
import {tables} from '../rules/tables';
import {tabs} from '../rules/tabs';
import {DefaultAdmonitionOptions} from '@docusaurus/mdx-loader/lib/remark/admonitions/index';
import {found, siteOf} from './site-of';

const A = 'docs/a.md';

/** What a check says of a text: line, column, rule. */
function of(check: (document: Document) => Problem[], source: string): string[] {
  const document: Document = {...parse(source), file: A, source, area: '', isPartial: false};
  return check(document).map(
    ({line, column, rule}) => `${line}:${column} ${rule.replace('shape/', '')}`,
  );
}

describe('icons', () => {
  const NAMES = {
    'src/components/Icon/names.ts':
      "export const ICON_NAMES = [\n  'api',\n  'kafka-connect',\n];\n",
  };
  it('are those that the site draws', async () => {
    expect(await found(icons, {[A]: '<Icon name="api" />\n', ...NAMES})).toEqual([]);
    const [problem] = icons(await siteOf({[A]: 'Text.\n\n<Icon name="apo" />\n', ...NAMES}));
    expect(problem).toMatchObject({line: 3, column: 1, rule: 'shape/icon'});
    expect(problem?.hint).toContain('Write `api`.');
    expect(await found(icons, {[A]: '<Icon name="kafka_connect" />\n', ...NAMES})).toHaveLength(1);
    expect(await found(icons, {[A]: '<Icon />\n', ...NAMES})).toHaveLength(1);
  });

  it('are those of the real list, by name', async () => {
    const {siteDir, documents} = await siteOf({
      [A]: '<Icon name="kafka" /> <Icon name="kafkas" />\n',
    });
    expect(icons(await siteOf({[A]: '<Icon name="none" />\n'}))).toEqual([]);
    expect(siteDir).not.toBe(process.cwd());
    const site = {...(await siteOf({[A]: ''})), documents, siteDir: process.cwd()};
    expect(icons(site).map(({column}) => column)).toEqual([23]);
  });
});

describe('tabs', () => {
  const items = (...values: string[]): string =>
    values.map((value) => `<TabItem value="${value}" label="L">\n\nText.\n\n</TabItem>`).join('\n');
  it.each([
    [`<Tabs groupId="tool">\n${items('a', 'b')}\n</Tabs>`, []],
    [`<Tabs groupId="tols">\n${items('a', 'b')}\n</Tabs>`, ['1:1 tab-group']],
    [`<Tabs groupId="tool">\n${items('a', 'a')}\n</Tabs>`, ['7:1 tab-value']],
    [`<Tabs>\n${items('a')}\n</Tabs>\n\n<Tabs>\n${items('a')}\n</Tabs>`, []],
    [
      `<Tabs>\n<TabItem value="a" label="L">\n\n<Tabs>\n${items('a')}\n</Tabs>\n\n</TabItem>\n</Tabs>`,
      [],
    ],
    ['```jsx\n<Tabs groupId="none">\n```', []],
  ])('%s', (text, expected) => {
    expect(of(tabs, text)).toEqual(expected);
  });
});

describe('admonitions', () => {
  it('have the types that Docusaurus has', () => {
    expect([...TYPES].sort()).toEqual([...DefaultAdmonitionOptions.keywords].sort());
  });

  it.each([
    [':::note[A title]\n\nText.\n\n:::', []],
    [':::note\nText.\n:::\n\n:::tip\nText.\n:::', []],
    ['::::note\n\n:::tip\nText.\n:::\n\n::::', []],
    ['1. One\n\n   :::note\n   Text.\n   :::', []],
    ['```md\n:::note\n```', []],
    ['Write `:::` or `:::warn`.', []],
    [':::note\n\nText.', ['1:1 admonition']],
    [':::note\n\nText.\n\n:::tip\n\nText.\n\n:::', ['1:1 admonition']],
    ['::::note\n\n:::tip\nText.\n\n::::', ['3:1 admonition']],
    ['Text.\n\n:::', ['3:1 admonition']],
    [':::wran\nText.\n:::', ['1:1 admonition']],
    ['::: note[A title]\nText.\n:::', ['1:1 admonition']],
    [':::note A title\nText.\n:::', ['1:1 admonition']],
    ['<TabItem value="a">\n\n:::note\n\nText.\n\n</TabItem>', ['3:1 admonition']],
  ])('%s', (text, expected) => {
    expect(of(admonitions, text)).toEqual(expected);
  });

  it('are told as they are meant', () => {
    const source = '::: warn[Mind the gap]\nText.\n:::\n';
    const document: Document = {...parse(source), file: A, source, area: '', isPartial: false};
    expect(admonitions(document).map(({hint}) => hint)).toEqual([
      'Write `:::warning[Mind the gap]`.',
    ]);
  });
});

describe('tables', () => {
  it.each([
    ['| A | B |\n| --- | :-: |\n| 1 | 2 |\n| 1 |', []],
    ['| A \\| b |\n| --- |\n| `1\\|2` |', []],
    ['1. One\n\n   | A |\n   | - |\n   | 1 |', []],
    ['| `a` | librdkafka | **b** | 2 | |\n| --- | --- | --- | --- | --- |', []],
    ['Text.\n\n| A | b |\n| --- | --- |', ['3:1 table']],
    ['```text\n| a |\n| b |\n```', []],
    ['| A | B |\n| 1 | 2 |', ['1:1 table']],
    ['Text.\n\n| A | B |', ['3:1 table']],
    ['| A | B |\n| --- |\n| 1 | 2 |', ['2:1 table']],
    ['| A | B |\n| --- | --- |\n| 1 | 2 | 3 |', ['3:1 table']],
    ['| A | B |\n| --- | --- |\n| 1 | `x|y` |', ['3:1 table']],
  ])('%s', (text, expected) => {
    expect(of(tables, text)).toEqual(expected);
  });

  it('have headers that begin with a capital, which --fix writes', () => {
    const source = '   | what | in `ms` | A |\n   | --- | --- | --- |\n';
    const document: Document = {...parse(source), file: A, source, area: '', isPartial: false};
    expect(tables(document).map(({fix}) => fix)).toEqual([
      {old: '| what | in `ms` | A |', new: '| What | In `ms` | A |'},
    ]);
  });
});

describe('markup', () => {
  it.each([
    ['Read [this][a], [that][], and [those](/b.md).\n\n[A]: /a.md\n[that]: /c.md', []],
    ['Read [this][b].\n\n[a]: /a.md', ['1:6 reference']],
    ['Read [that][].', ['1:6 reference']],
    ['An array `a[1][2]`, or \\[a][b].', []],
    ['Read [this] (/a.md).', ['1:6 link-space']],
    ['Read [this] (https://e.example).', ['1:6 link-space']],
    ['A range [0, 1] (both included).', []],
    ['The host of {service}.', ['1:13 braces']],
    ['The host of {service.name}.', ['1:13 braces']],
    ['A {{service}} here.', ['1:3 braces']],
    ['The host of {props.service}, `{service}` and \\{service}.', []],
    ['import kind from "./kind";\n\nThe {kind} of it.\n\n## A heading {#an-id}', []],
    ['<span style={{color: "red"}} title={props.a}>Text</span>', []],
    ['{/* {service} [a][b] */}', []],
  ])('%s', (text, expected) => {
    expect(of(markup, text)).toEqual(expected);
  });
});

describe('images', () => {
  it('are of the size and format that their names promise', async () => {
    const SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n';
    const good = await siteOf({[A]: 'Text.\n', 'docs/a.svg': SVG, 'static/b.txt': 'Text.\n'});
    expect(imageFiles(good)).toEqual([]);
    const bad = await siteOf({
      [A]: 'Text.\n',
      'docs/none.png': 'no image',
      'docs/large.svg': SVG + ' '.repeat(1024 * 1024),
      'static/img/Schéma 2.svg': SVG,
      'static/img/none.svg': 'no image',
    });
    expect(imageFiles(bad).map(({file, rule}) => `${file} ${rule}`)).toEqual([
      'docs/large.svg shape/image-size',
      'docs/none.png shape/image-format',
      'static/img/Schéma 2.svg shape/file-name',
      'static/img/none.svg shape/image-format',
    ]);
    expect(imageFiles(bad)[2]?.hint).toContain('`schema-2.svg`');
  });

  it.each([
    ['![Brokers in three zones](/img/a.svg)', []],
    ['![Topology](/img/topology.svg)', []],
    ['![screenshot.png](/img/a.png)', ['1:1 alt']],
    ['![img-0042](/img/img-0042.png)', ['1:1 alt']],
    ["![The broker's disk](./img/disk.svg)", ['1:1 alt']],
    ['![Load & lag](./img/load.svg)', ['1:1 alt']],
  ])('%s', (text, expected) => {
    expect(of(altText, text)).toEqual(expected);
  });
});

describe('secrets', () => {
  it.each([
    ['The password is AVNS_abcdefghijkl.', ['3:17 prose/secret']],
    ['Use `AVNS_abcdefghijkl`.', ['3:6 prose/secret']],
    ['A password begins with `AVNS_`.', []],
  ])('%s', (text, expected) => {
    const source = `# A\n\n${text}\n`;
    expect(
      secrets({...parse(source), source}).map(
        ({line, column, rule}) => `${line}:${column} ${rule}`,
      ),
    ).toEqual(expected);
  });
});

describe('samples', () => {
  it('have no note to their author', async () => {
    const problems = await found(shape, {[A]: 'Text.\n\n```bash\nls\n# TODO: the rest\n```\n'});
    expect(problems).toContain(`${A}:5:1 shape/todo`);
    const fine = await found(shape, {[A]: 'Text.\n\n```bash\nls todo\n```\n'});
    expect(fine.join('\n')).not.toContain('todo');
  });
});

describe('reading', () => {
  it('takes the line ends of Windows and a byte order mark', async () => {
    const text = '---\ntitle: A title\n---\n\n## One\n\nText.\n';
    const windows = `\uFEFF${text.replace(/\n/g, '\r\n')}`;
    const [plain] = (await siteOf({[A]: text})).pages;
    const [read] = (await siteOf({[A]: windows})).pages;
    expect(read?.frontMatter.values).toEqual({title: 'A title'});
    expect(read).toEqual(plain);
  });
});
