import {parseDocument} from 'htmlparser2';
import type {Block} from '../types';
import {readChildren} from './html/blocks';
import type {Context} from './html/inline';
import {isElement} from './html/nodes';

const CELL = /<t[dh]\b[^>]*>[\s\S]*?(?=<t[dhr]\b|<tbody|<\/t(?:[dhr]|head|body|able)\b)/g;
const OPEN_PARAGRAPH = /<p[\s>](?![\s\S]*<\/p>)/;

/** The content of a page that the build wrote, or `null` when the file holds no article. */
export function readHtml(html: string, link: Context['link']): Block[] | null {
  const start = html.search(/<div class="[^"]*theme-doc-markdown/);
  if (start === -1) {
    return null;
  }
  const end = html.indexOf('</article>', start);
  // Minified HTML leaves out end tags that a browser implies; the parser implies all but these.
  const article = html
    .slice(start, end === -1 ? undefined : end)
    .replace(/<tbody/g, '</tr></thead><tbody')
    .replace(/<td([^>]*)><th/g, '<td$1></td><th')
    .replace(CELL, (cell) => (OPEN_PARAGRAPH.test(cell) ? `${cell}</p>` : cell));
  const root = parseDocument(article, {decodeEntities: true});
  // The first element is the page; what stands after it in the article is about the page.
  const page = root.children.find(isElement);
  return readChildren(page?.children ?? [], {link}).filter(
    (block) => block.t !== 'heading' || block.depth > 1,
  );
}
