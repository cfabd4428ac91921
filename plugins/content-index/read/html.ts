import {parseFragment} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import type {Block} from '../types';
import {readChildren} from './html/blocks';
import type {Context} from './html/inline';
import {isElement} from './html/nodes';

/** Reads the content of a built page; null if the HTML has no article. */
export function readHtml(html: string, link: Context['link']): Block[] | null {
  const start = html.search(/<div class="[^"]*theme-doc-markdown/);
  if (start === -1) {
    return null;
  }
  const end = html.indexOf('</article>', start);
  // Parsed as in a browser, since Docusaurus's minifier omits optional end tags.
  const root = parseFragment(html.slice(start, end === -1 ? undefined : end), {
    treeAdapter: adapter,
  });
  // The first element is the page's content; the rest of the article is about the page.
  const page = root.children.find(isElement);
  return readChildren(page?.children ?? [], {link}).filter(
    (block) => block.t !== 'heading' || block.depth > 1,
  );
}
