import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {absentFrom, digestOf} from '../generators';
import {chosen, landings, plainHome, plainPage, writePages} from '../plain';

const PAGE = `---
title: Topics
keywords: [topic]
description: What a topic is.
---

import Note from './_note.mdx';

<Tabs groupId="how">
Text with <Badge kind="new" /> and [a link](../x.md). ![A drawing](/img/a.svg)
</Tabs>

:::note
Kept.
:::

## Heading {#anchor}

\`\`\`bash title="run.sh"
<Tabs> ![kept](x) {#kept}
\`\`\`
`;

describe('a page in plain Markdown', () => {
  const plain = plainPage(PAGE);

  it('keeps title, description, text and samples', () => {
    expect(plain).toContain('---\ntitle: Topics\ndescription: What a topic is.\n---');
    expect(plain).toContain('Kept.');
    expect(plain).toContain('## Heading\n');
    expect(plain).toContain('```bash\n<Tabs> ![kept]');
  });

  it('has no component, import, directive, image or link of ours', () => {
    const outside = plain.replace(/```[\s\S]*?```/g, '');
    expect(outside).not.toMatch(/<[A-Z]|^import|:::|!\[|\{#|\.md\)|keywords/m);
    expect(outside).toContain('[a link](https://example.com). A drawing');
  });
});

describe('the pages of a compared site', () => {
  const names = ['a.md', 'b.md', 'c.md', 'needed.mdx'];

  it('are all without a limit, and with one have those that are measured', () => {
    expect(chosen(names, ['needed'])).toEqual(names);
    expect(chosen(names, ['needed'], 2)).toEqual(['a.md', 'needed.mdx']);
  });

  it('are linked from its home by product', () => {
    const pages = [
      {file: 'docs/products/kafka.md', text: '---\ntitle: "Kafka"\n---\n'},
      {file: 'docs/products/kafka/howto/kcat.md', text: '---\ntitle: kcat\n---\n'},
    ];
    expect(landings(pages)).toEqual([{title: 'Kafka', route: '/docs/products/kafka'}]);
    expect(plainHome(landings(pages))).toContain('- [Kafka](/docs/products/kafka)');
  });

  it('are all there when it is built, at whichever of the two names', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'bench-built-'));
    const pages = ['a.md', 'b.md', 'c.md'].map((file) => ({file, text: ''}));
    writePages(dir, [
      {file: 'a.html', text: ''},
      {file: 'b/index.html', text: ''},
    ]);
    expect(absentFrom(dir, pages)).toEqual(['c.md']);
    rmSync(dir, {recursive: true});
  });

  it('are built again when one of them changes', () => {
    const page = {file: 'a.md', text: 'one'};
    expect(digestOf([page])).toBe(digestOf([{...page}]));
    expect(digestOf([page])).not.toBe(digestOf([{...page, text: 'two'}]));
  });
});
