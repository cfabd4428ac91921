import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {type Plugin, unified} from 'unified';
import {describe, expect, it} from 'vitest';
import parse from '../parse';

/** As the framework puts them together. */
const reading = (parser: Plugin) => {
  const processor = unified()
    .use(parser)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkMdx)
    .freeze();
  return (source: string) => processor.parse(source);
};
const withAll = reading(remarkParse as Plugin);
const withNeeded = reading(parse as Plugin);

describe('a page is read to the same tree as with every extension', () => {
  it.each([
    ['an address', 'See https://example.com for more.'],
    ['an address without protocol', 'See www.example.com.'],
    ['a mail address', 'Write to docs@example.com.'],
    ['a strike', 'It is ~~gone~~ here.'],
    ['a footnote', 'Text.[^1]\n\n[^1]: Note.'],
    ['a task', '- [ ] open\n- [X] done'],
    ['a table', '| a | b |\n|---|---|\n| 1 | `2` |'],
    ['a note', ':::note[Title]\n\nText.\n\n:::'],
    ['a directive in text', 'Read :abbr[HTML]{title="x"} and key:value.'],
    ['a formula', 'Takes $n^2$ steps.\n\n$$\nn\n$$'],
    ['code alone', '`a@b.c $x$ www.x.y` and\n\n```bash\ncurl https://example.com ~ $HOME :x\n```'],
    ['code, and an address after it', '```text\na\n```\n\nhttps://example.com and `b`'],
    ['a fence that is not closed', 'Text\n\n```bash\ncurl https://example.com'],
  ])('%s', (_, source) => {
    expect(withNeeded(source)).toEqual(withAll(source));
  });

  it('each page of the site', () => {
    const docs = path.resolve('docs');
    const files = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.mdx?$/.test(file),
    );
    expect(files.length).toBeGreaterThan(700);
    const different = files.filter((file) => {
      const source = escapeMarkdownHeadingIds(readFileSync(path.join(docs, file), 'utf8'));
      return JSON.stringify(withNeeded(source)) !== JSON.stringify(withAll(source));
    });
    // What is named here has a sign of an extension in what content-rules/content/syntax.ts takes for code.
    expect(different).toEqual([]);
  });
});
