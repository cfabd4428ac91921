import type {Root} from 'mdast';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {type Extension, extensionsOf} from './syntax';

const HEADING_ID = /^([ \t]*#{1,6}[ \t].*)\{#([^{}\n]+)\}([ \t]*)$/gm;

/** Stands for the braces of `{#id}`, which MDX would read as an expression; as long as they are, so that columns stay. */
export const ID_MARK = {open: '\uE000', close: '\uE001'};

/** The part of remark-gfm that most pages have. */
function tables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

const processors = new Map<string, Processor<Root>>();

function processorOf(extensions: Extension[]): Processor<Root> {
  const key = extensions.join();
  let processor = processors.get(key);
  if (!processor) {
    const made = unified().use(remarkParse).use(remarkFrontmatter);
    if (extensions.includes('directive')) made.use(remarkDirective);
    made.use(extensions.includes('gfm') ? remarkGfm : tables).use(remarkMdx);
    if (extensions.includes('math')) made.use(remarkMath);
    processor = made as unknown as Processor<Root>;
    processors.set(key, processor);
  }
  return processor;
}

/** The syntax tree of a page, as the site's own Markdown processor reads it. Throws on invalid MDX. */
export function parseTree(source: string): Root {
  const prepared = source.replace(HEADING_ID, `$1${ID_MARK.open}#$2${ID_MARK.close}$3`);
  return processorOf(extensionsOf(source)).parse(prepared);
}
