import {describe, expect, it} from 'vitest';
import {copyOf, textOfCopy} from '../copies';

const SOURCE = `---
title: Topics
---

Replicas keep copies of every single record on \`other brokers of the cluster\`, see [the page](./the/long/way.md).

\`\`\`bash
echo keep these words as they are
\`\`\`
`;

describe('a copy of the pages', () => {
  it('lies beside its product, so that each copy is an area', () => {
    expect(copyOf('products/kafka/howto/kcat.md', 2)).toBe('products/kafka-copy2/howto/kcat.md');
    expect(copyOf('products/kafka.md', 1)).toBe('products/kafka-copy1.md');
    expect(copyOf('_partials/_x.mdx', 1)).toBe('_partials-copy1/_x.mdx');
    expect(copyOf('tools/cli.md', 0)).toBe('tools/cli.md');
  });

  it('says the same words in another order, and leaves markup and samples', () => {
    const text = textOfCopy(SOURCE, 1);
    const words = (source: string) => source.match(/[a-z]+/g)?.sort();
    expect(text).not.toContain('copies of every single record');
    expect(words(text)).toEqual(words(SOURCE));
    expect(text).toContain('`other brokers of the cluster`');
    expect(text).toContain('](./the/long/way.md)');
    expect(text).toContain('echo keep these words as they are');
    expect(text).toContain('title: Topics 1\n');
  });

  it('differs from other copies, and the first is the page itself', () => {
    expect(textOfCopy(SOURCE, 0)).toBe(SOURCE);
    expect(textOfCopy(SOURCE, 2)).not.toContain(textOfCopy(SOURCE, 1).split('\n')[4]);
  });
});
