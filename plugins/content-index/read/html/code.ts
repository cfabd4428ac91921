import type {Element} from 'domhandler';
import type {Block} from '../../types';
import {tidy} from '../inline';
import {isElement, rawText} from './nodes';

/** Reads a code block with its language and its title. */
export function readCode(node: Element): Block {
  const find = (from: Element, test: (element: Element) => boolean): Element | undefined => {
    for (const child of from.children.filter(isElement)) {
      const found = test(child) ? child : find(child, test);
      if (found) {
        return found;
      }
    }
    return undefined;
  };
  const pre = node.name === 'pre' ? node : find(node, (element) => element.name === 'pre');
  const title =
    node === pre
      ? undefined
      : find(
          node,
          (element) =>
            element.attribs['data-title'] === 'file' ||
            /codeBlockTitle/.test(element.attribs['class'] ?? ''),
        );
  const names = `${node.attribs['class'] ?? ''} ${pre?.attribs['class'] ?? ''}`;
  const lang = /language-([\w+#-]+)/.exec(names)?.[1] ?? 'text';
  const text = pre ? rawText(pre).replace(/\n+$/, '') : '';
  return {t: 'code', lang, ...(title ? {title: tidy(rawText(title))} : {}), text};
}
