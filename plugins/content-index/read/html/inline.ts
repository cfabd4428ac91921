import {ElementType} from 'htmlparser2';
import type {ChildNode, Element} from 'domhandler';
import {codeSpan, escapeText, formula, tidy, wrap} from '../inline';
import {isElement, isSkipped, rawText} from './nodes';

export type Context = {
  /** Makes a URL absolute. */
  link: (href: string) => string;
};

/** Inline Markdown of adjacent nodes. */
export function readInline(nodes: ChildNode[], context: Context): string {
  return nodes.map((node) => inline(node, context)).join('');
}

/** Inline Markdown of one node. */
export function inline(node: ChildNode, context: Context): string {
  if (node.type === ElementType.Text) {
    return escapeText((node as unknown as {data: string}).data);
  }
  if (!isElement(node) || isSkipped(node)) {
    return '';
  }
  const inner = () => readInline(node.children, context);
  switch (node.name) {
    case 'code':
    case 'kbd':
    case 'samp':
      return codeSpan(rawText(node));
    case 'math':
      return mathSource(node);
    case 'strong':
    case 'b':
      return wrap('**', inner());
    case 'em':
    case 'i':
      return wrap('*', inner());
    case 'br':
      return ' ';
    case 'img':
      return node.attribs['alt']
        ? `![${escapeText(node.attribs['alt'])}](${context.link(node.attribs['src'] ?? '')})`
        : '';
    case 'a': {
      const text = tidy(inner());
      return node.attribs['href'] && text
        ? `[${text}](${context.link(node.attribs['href'])})`
        : text;
    }
    default:
      return inner();
  }
}

/** The TeX source, which KaTeX adds as an annotation. */
function mathSource(node: Element): string {
  const text = rawText(node);
  const find = (from: Element): Element | undefined =>
    from.name === 'annotation' ? from : from.children.filter(isElement).map(find).find(Boolean);
  const annotation = find(node);
  return formula(annotation ? rawText(annotation) : text);
}
