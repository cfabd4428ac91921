import {parseFragment} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import type {Block} from '../types';
import {readChildren} from './html/blocks';
import type {Context} from './html/inline';
import {isElement} from './html/nodes';

/** The content of a page that the build wrote, or `null` when the file holds no article. */
export function readHtml(html: string, link: Context['link']): Block[] | null {
  const start = html.search(/<div class="[^"]*theme-doc-markdown/);
  if (start === -1) {
    return null;
  }
  const end = html.indexOf('</article>', start);
  // As a browser parses it: Docusaurus's minifier leaves out end tags that HTML does not need.
  const root = parseFragment(html.slice(start, end === -1 ? undefined : end), {
    treeAdapter: adapter,
  });
  // The first element is the page; what stands after it in the article is about the page.
  const page = root.children.find(isElement);
  return readChildren(page?.children ?? [], {link}).filter(
    (block) => block.t !== 'heading' || block.depth > 1,
  );
}
