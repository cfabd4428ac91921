import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {writeLlms} from '../llms';
import {loadFromSources} from '../load';
import {toMarkdown} from '../markdown';
import {imageFile} from '../links';
import {pagesOfFolder} from '../pages';
import {partsOf} from '../parts';
import {readHtml} from '../read/html';
import {readSource} from '../read/source';
import {toSections} from '../sections';
import {markdownExportOf} from '../shared/markdown-export';
import type {Block, Page} from '../types';

const link = (href: string) => new URL(href, 'https://docs.example.com/docs/page').href;
const SOURCE = `---
title: Page
---

import Missing from './_missing.mdx';

Text with \`code\`, **weight** and a [link](/docs/other).

## Use it {#use}

1. First:

   \`\`\`properties title="kcat.conf"
   a=b
   \`\`\`

2. Second.

| key | value |
|---|---|
| \`a\` | 1 |

:::warning[Mind the gap]
It is wide.
:::

<Tabs groupId="tool">
<TabItem value="cli" label="CLI">

Run it.

</TabItem>
</Tabs>

<details>
<summary>Long output</summary>

Much.

</details>
`;
const HTML = `<article><div class="theme-doc-markdown markdown"><header><h1>Page</h1><p>Lead</p></header>
<aside data-search=skip>values</aside>
<p>Text with <code>code</code>, <strong>weight</strong> and a <a href=/docs/other>link</a>.</p>
<h2 class=anchor id=use>Use it<a href=#use class=hash-link>\u200b</a></h2>
<ol><li><p>First:</p><div class="language-properties theme-code-block"><div class=h><span data-title=file>kcat.conf</span><button>Copy</button></div><pre><code><div class=token-line>a=b<br></div></code></pre></div></li><li><p>Second.</p></li></ol>
<table><thead><tr><th>key</th><th>value</th></tr></thead><tbody><tr><td><code>a</code></td><td>1</td></tr></tbody></table>
<div class="theme-admonition theme-admonition-warning"><div><span><svg></svg></span>Mind the gap</div><div><p>It is wide.</p></div></div>
<div class="theme-tabs-container"><ul role=tablist><li role=tab>CLI</ul><div><div role=tabpanel hidden><p>Run it.</p></div></div></div>
<details><summary>Long output</summary><div><p>Much.</p></div></details>
</div><footer>Edit</footer></article>`;

const pageOf = (blocks: Block[]): Page => ({
  route: '/docs/page',
  title: 'Page',
  description: 'Lead.',
  keywords: [],
  kind: 'howto',
  questions: [],
  area: 'page',
  blocks,
});

describe('readers', () => {
  it('keep rows apart whose cells hold paragraphs, and cells that are empty', () => {
    const table =
      '<table><thead><tr><th>key</th><th>type</th></tr></thead><tbody><tr><th><code>a</code><p>One.</p></th><td>string</td><td data-empty=""></td></tr><tr><th><code>b</code><p>Two.</p></th><td>integer</td></tr></tbody></table>';
    const [block] =
      readHtml(
        `<article><div class="theme-doc-markdown"><div>${table}</div></div></article>`,
        link,
      ) ?? [];
    expect(block).toMatchObject({
      rows: [
        ['key', 'type'],
        ['`a` One.', 'string', ''],
        ['`b` Two.', 'integer'],
      ],
    });
  });
  it('give the same blocks for the source and for what is rendered from it', () => {
    const fromSource = readSource('/docs/page.md', '/docs', link, SOURCE);
    expect(fromSource.map(({t}) => t)).toEqual([
      'paragraph',
      'heading',
      'list',
      'table',
      'note',
      'tabs',
      'details',
    ]);
    expect(readHtml(HTML, link)).toEqual(fromSource);
  });
  it('tell a page that has no article', () => {
    expect(readHtml('<main>404</main>', link)).toBeNull();
  });
  it('take a diagram for the source that its drawing carries, and not for its labels', () => {
    const figure = `<figure><svg role=img data-diagram="flowchart LR\n  A[&quot;One&quot;] --&gt; B"><style>.s0{}</style><text>One</text></svg></figure>`;
    const html = `<article><div class="theme-doc-markdown"><p>As drawn:</p>${figure}<p>End.</p></div></article>`;
    expect(readHtml(html, link)).toEqual([
      {t: 'paragraph', md: 'As drawn:'},
      {t: 'code', lang: 'mermaid', text: 'flowchart LR\n  A["One"] --> B'},
      {t: 'paragraph', md: 'End.'},
    ]);
  });
});

describe('images', () => {
  it('that a page holds as text become files, and others keep their addresses', () => {
    const files = new Map<string, Uint8Array>();
    const toFile = imageFile({origin: 'https://docs.example.com', baseUrl: '/docs/'}, files);
    const address = toFile(`data:image/png;base64,${Buffer.from('bytes').toString('base64')}`);
    expect(address).toMatch(
      /^https:\/\/docs\.example\.com\/docs\/assets\/images\/[0-9a-f]{10}\.png$/,
    );
    expect([...files.values()].map((bytes) => Buffer.from(bytes).toString())).toEqual(['bytes']);
    expect(toFile('/img/a.svg')).toBe('/img/a.svg');
  });
});

describe('Markdown export', () => {
  it('prints what the reader sees', () => {
    expect(
      toMarkdown(
        pageOf(readSource('/docs/page.md', '/docs', link, SOURCE)),
        'https://docs.example.com',
      ),
    ).toMatchInlineSnapshot(`
      "# Page

      Lead.

      Source: https://docs.example.com/docs/page

      Text with \`code\`, **weight** and a [link](https://docs.example.com/docs/other).

      ## Use it {#use}

      1. First:

         \`\`\`properties title="kcat.conf"
         a=b
         \`\`\`
      2. Second.

      | key | value |
      | --- | --- |
      | \`a\` | 1 |

      > **Warning: Mind the gap**
      >
      > It is wide.

      **CLI:**

      Run it.

      **Long output:**

      Much.
      "
    `);
  });
  it('stands at the route with .md', () => {
    expect([markdownExportOf('/docs/page'), markdownExportOf('/docs/')]).toEqual([
      '/docs/page.md',
      '/docs/index.md',
    ]);
  });
});

describe('sections', () => {
  it('end at headings, and leave out those that only lead away', () => {
    const blocks = readSource(
      '/docs/page.md',
      '/docs',
      link,
      `${SOURCE}\n## Related pages\n\n- [Other](/docs/other)\n`,
    );
    expect(
      toSections(pageOf(blocks)).map(({anchor, text, code}) => ({anchor, text, code})),
    ).toEqual([
      {anchor: '', text: 'Lead. Text with code, weight and a link.', code: ''},
      {
        anchor: 'use',
        text: 'First: Second. key value a 1 Mind the gap It is wide. CLI Run it. Long output Much.',
        code: 'kcat.conf\na=b',
      },
    ]);
  });
});

describe('questions in a Markdown export', () => {
  it('stand at the end, and belong to no part', () => {
    const page = {
      ...pageOf([{t: 'heading', depth: 2, id: 'use', md: 'Use it'}]),
      questions: [{q: 'How long?', a: '180 days.', at: 'use', also: ['lifetime of it']}],
    };
    const markdown = toMarkdown(page, 'https://docs.example.com');
    expect(markdown).toMatch(
      /## Use it \{#use\}\n\n## Questions that this page answers\n\n\*\*How long\?\*\* 180 days\.\n$/,
    );
    expect(partsOf(markdown).map(({md}) => md)).not.toContain('180 days.');
    expect(toSections(page).map(({questions}) => questions.length)).toEqual([0, 1]);
  });
});

describe('parts of a Markdown export', () => {
  const blocks: Block[] = [
    {t: 'paragraph', md: 'Lead.'},
    {t: 'heading', depth: 2, id: 'custom', md: 'Use `it`'},
    {t: 'code', lang: 'bash', text: '# no heading\n## nor this {#x}'},
    {t: 'heading', depth: 3, id: '', md: 'Without an anchor'},
    {t: 'tabs', tabs: [{label: 'CLI', blocks: [{t: 'heading', depth: 4, id: 'deep', md: 'Deep'}]}]},
    {t: 'table', rows: [['a']], anchors: ['row-a']},
    {t: 'heading', depth: 2, id: 'use-it-1', md: 'Use it'},
  ];
  it('have the anchors that the page has', () => {
    const parts = partsOf(toMarkdown(pageOf(blocks), 'https://docs.example.com'));
    expect(parts.map(({anchor, depth, heading}) => [anchor, depth, heading])).toEqual([
      ['', 1, 'Page'],
      ['custom', 2, 'Use it'],
      ['use-it-1', 2, 'Use it'],
    ]);
    expect(parts[1]?.md).toContain('## nor this {#x}\n```\n\n### Without an anchor');
    expect(partsOf(toMarkdown(pageOf(blocks), ''), 4).map(({anchor}) => anchor)).toContain('deep');
  });
  it('and sections of the index have them as well, with those inside', () => {
    expect(toSections(pageOf(blocks)).map(({anchor, anchors}) => [anchor, anchors])).toEqual([
      ['', []],
      ['custom', ['deep', 'row-a']],
      ['use-it-1', []],
    ]);
  });
  it('read a formula as words, the same from the source and from the page', () => {
    const tex =
      '\\begin{aligned} \\text{disk} ={} & \\text{partitions} \\\\ & \\times \\frac{\\text{rate}}{n} \\end{aligned}';
    const math = `<math display=block><semantics><mrow><mtext>disk</mtext><mo>=</mo></mrow><annotation encoding=application/x-tex>${tex.replaceAll('&', '&amp;')}</annotation></semantics></math>`;
    const html = `<article><div class="theme-doc-markdown"><p>Above.</p><span class=katex>${math}</span><p>Where <span class=katex><math><semantics><mi>n</mi><annotation>n</annotation></semantics></math></span> is more.</p></div></article>`;
    const blocks = [
      {t: 'paragraph', md: 'Above.'},
      {t: 'paragraph', md: 'disk = partitions × (rate) / (n)'},
      {t: 'paragraph', md: 'Where n is more.'},
    ];
    expect(readHtml(html, link)).toEqual(blocks);
    const source = `Above.\n\n$$\n${tex.replaceAll(' \\\\ ', ' \\\\\n')}\n$$\n\nWhere $n$ is more.\n`;
    expect(readSource('/docs/page.md', '/docs', link, source)).toEqual(blocks);
  });
  it('take the anchor of a section for its heading, and those of rows for the table', () => {
    const html =
      '<article><div class="theme-doc-markdown"><section id="s"><h3>Command</h3><table><tbody><tr id="r"><th id="c">a</th></tr></tbody></table></section></div></article>';
    expect(readHtml(html, link)).toEqual([
      {t: 'heading', depth: 3, id: 's', md: 'Command'},
      {t: 'table', rows: [['a']], anchors: ['r', 'c']},
    ]);
  });
});

describe('llms.txt', () => {
  it('lists pages by area, and splits the full text', () => {
    const pages = ['a', 'b'].map((name) => ({
      ...pageOf([{t: 'paragraph', md: 'word '.repeat(30)}]),
      route: `/docs/${name}`,
      title: name,
    }));
    const files = writeLlms(pages, {
      title: 'Docs',
      tagline: 'All of it',
      origin: 'https://docs.example.com',
      baseUrl: '/',
      limit: 200,
    });
    expect(files.map(({name}) => name)).toEqual(['llms.txt', 'llms-full.txt', 'llms-full-2.txt']);
    expect(files[0]?.text).toContain('- [a](https://docs.example.com/docs/a.md): Lead.');
  });
});

it('reads the line ends of Windows and a byte order mark as any page, and its partials', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'read-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const docsDir = path.join(dir, 'docs');
  mkdirSync(docsDir);
  const files = {
    'a.md': `---\ntitle: A title\nquestions:\n  - q: Why?\n    a: So.\n---\n\nimport Part from './_part.mdx';\n\n## One\n\n\`\`\`bash\nls\nls -l\n\`\`\`\n\n<Part />\n`,
    '_part.mdx': 'A line,\nand another.\n',
  };
  const read = (toFile: (text: string) => string) => {
    Object.entries(files).forEach(([name, text]) =>
      writeFileSync(path.join(docsDir, name), toFile(text)),
    );
    const metas = pagesOfFolder(docsDir, '/docs');
    return loadFromSources(metas, {origin: 'https://docs.example.com', baseUrl: '/', docsDir});
  };
  const plain = read((text) => text);
  expect(plain).toMatchObject([{title: 'A title', questions: [{q: 'Why?'}]}]);
  expect(read((text) => text.replace(/\n/g, '\r\n'))).toEqual(plain);
  expect(read((text) => `\uFEFF${text}`)).toEqual(plain);
});
