import {ElementType} from 'htmlparser2';
import type {ChildNode, Element} from 'domhandler';

/** Elements of a built page that are not content. Our own components mark such elements with `data-search="skip"`. */
const SKIPPED = new Set([
  'button',
  'svg',
  'style',
  'script',
  'template',
  'form',
  'input',
  'select',
  'textarea',
  'nav',
  'header',
  'footer',
]);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  'label',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
]);

export function isElement(node: ChildNode): node is Element {
  return node.type === ElementType.Tag;
}

export function hasClass(node: Element, name: string): boolean {
  return ` ${node.attribs['class'] ?? ''} `.includes(` ${name} `);
}

export function isSkipped(node: Element): boolean {
  return (
    (SKIPPED.has(node.name) && node.attribs['data-diagram'] === undefined) ||
    node.attribs['data-search'] === 'skip' ||
    hasClass(node, 'hash-link') ||
    hasClass(node, 'theme-doc-toc-mobile')
  );
}

export function isInline(node: ChildNode): boolean {
  return (
    !isElement(node) ||
    // A formula is inline, whatever elements it contains.
    node.name === 'math' ||
    (INLINE.has(node.name) && !node.children.some((child) => !isInline(child)))
  );
}

/** Text with its line breaks, for code. */
export function rawText(node: ChildNode): string {
  if (node.type === ElementType.Text) {
    return (node as unknown as {data: string}).data;
  }
  if (!isElement(node) || isSkipped(node)) {
    return '';
  }
  return node.name === 'br' ? '\n' : node.children.map(rawText).join('');
}
