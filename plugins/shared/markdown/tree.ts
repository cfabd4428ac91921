import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const HEADING_ID = /^([ \t]*#{1,6}[ \t].*)\{#([^{}\n]+)\}([ \t]*)$/gm;

/** Stands for the braces of `{#id}`, which MDX would read as an expression; as long as they are, so that columns stay. */
export const ID_MARK = {open: '\uE000', close: '\uE001'};

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkMath);

/** The syntax tree of a page, as the site's own Markdown processor reads it. Throws on invalid MDX. */
export function parseTree(source: string): Root {
  const prepared = source.replace(HEADING_ID, `$1${ID_MARK.open}#$2${ID_MARK.close}$3`);
  return processor.parse(prepared);
}
