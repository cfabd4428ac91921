import type {Element, Nodes, Root} from 'hast';
import {encode} from './shared/spans';
import {tokenize} from './tokenize';

type Options = {
  defaultLanguage: string;
  /** Prism languages in addition to those of prism-react-renderer. */
  additionalLanguages: readonly string[];
};

/**
 * Colors samples when a page is compiled, so that the browser needs no highlighter: each sample gets the lengths of its
 * colored spans.
 */
export function rehypeHighlight({defaultLanguage, additionalLanguages}: Options) {
  const visit = (node: Nodes): void => {
    if (node.type === 'element' && node.tagName === 'pre') node.children.forEach(color);
    else if ('children' in node) node.children.forEach(visit);
  };
  const color = (node: Nodes): void => {
    if (node.type !== 'element' || node.tagName !== 'code') return;
    const code = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    const spans = tokenize(
      code.replace(/\n$/, ''),
      languageOf(node) ?? defaultLanguage,
      additionalLanguages,
    );
    const text = spans && encode(spans);
    if (text && /\w/.test(text)) node.properties.spans = text;
  };
  return (tree: Root): void => visit(tree);
}

function languageOf({properties}: Element): string | undefined {
  const names = [properties.className].flat().map(String);
  const name = names.find((one) => one.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase();
}
