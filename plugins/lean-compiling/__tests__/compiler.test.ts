import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createProcessors} from '@docusaurus/mdx-loader/lib/processor.js';
import {beforeAll, describe, expect, it} from 'vitest';
import {compileWithBundle, loadCompiler} from '../index';
import {withoutNames} from '../../content-rules/content/unnamed-visits';

type Given = Parameters<typeof createProcessors>[0];
type Compiled = {content: string; data: Record<string, unknown>};

const given = {
  options: {
    siteDir: '/site',
    staticDirs: [],
    remarkPlugins: [],
    rehypePlugins: [],
    recmaPlugins: [],
    beforeDefaultRemarkPlugins: [],
    beforeDefaultRehypePlugins: [],
    admonitions: true,
    markdownConfig: {
      anchors: {maintainCase: false},
      emoji: true,
      mermaid: false,
      mdx1Compat: {comments: false, admonitions: false, headingIds: true},
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
  },
} as unknown as Given;

const PAGE = `---
title: A page
---

import Tabs from '@theme/Tabs';

# A page

Text with **bold**, \`code\` and <b>{1 + 1}</b>, see https://example.com.

## A part \\{#part}

:::note[Mind]

| a | b |
|---|---|
| 1 | 2 |

:::

<Tabs>x</Tabs>
`;

async function compile({mdxProcessor}: {mdxProcessor: unknown}): Promise<Compiled> {
  const {process} = mdxProcessor as {process: (page: object) => Promise<Compiled>};
  return process({
    content: PAGE,
    filePath: '/site/docs/a.md',
    frontMatter: {},
    compilerName: 'client',
  });
}

describe('the bundled compiler', () => {
  let own: Compiled;
  beforeAll(async () => {
    own = await compile(await createProcessors(given));
  });

  it("compiles a page as the framework's does", async () => {
    const bundled = await compile(await (await loadCompiler()).createProcessors(given));
    expect(bundled.content).toBe(own.content);
    expect(own.content).toContain('A part');
    expect(bundled.data).toEqual(own.data);
  });

  it('takes its place for who asks the framework for one', async () => {
    const {createProcessors: before} = await import('@docusaurus/mdx-loader/lib/processor.js');
    compileWithBundle();
    // The framework asks from CommonJS.
    const asked = createRequire(__filename)('@docusaurus/mdx-loader/lib/processor.js') as {
      createProcessors: typeof createProcessors;
    };
    expect(asked.createProcessors).not.toBe(before);
    expect((await compile(await asked.createProcessors(given))).content).toBe(own.content);
  });
});

describe('names of visits', () => {
  const file = path.resolve('node_modules/unist-util-visit-parents/lib/index.js');

  it('are left out of the installed library', () => {
    const code = readFileSync(file, 'utf8');
    expect(code).toContain('defineProperty');
    expect(withoutNames(code)).not.toContain('defineProperty');
  });

  it('code of another form stays as it is', () => {
    const code = "Object.defineProperty(visit, 'name', {get: () => 'x'})";
    expect(withoutNames(code)).toBe(code);
  });
});
