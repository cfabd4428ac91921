import {parseDocument} from 'htmlparser2';
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
  const root = parseDocument(html.slice(start, end === -1 ? undefined : end));
  // The first element is the page; what stands after it in the article is about the page.
  const page = root.children.find(isElement);
  return readChildren(page?.children ?? [], {link}).filter(
    (block) => block.t !== 'heading' || block.depth > 1,
  );
}
