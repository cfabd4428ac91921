import {describe, expect, it} from 'vitest';
import {landings, plainHome, plainPage} from '../plain';

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

it('the home of a stock site links the page of each product', () => {
  const pages = [
    {file: 'docs/products/kafka.md', text: '---\ntitle: "Kafka"\n---\n'},
    {file: 'docs/products/kafka/howto/kcat.md', text: '---\ntitle: kcat\n---\n'},
  ];
  expect(landings(pages)).toEqual([{title: 'Kafka', route: '/docs/products/kafka'}]);
  expect(plainHome(landings(pages))).toContain('- [Kafka](/docs/products/kafka)');
});
