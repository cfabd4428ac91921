import type {ChildNode, Element} from 'domhandler';
import type {Block} from '../../types';
import {tidy} from '../inline';
import {type Context, inline} from './inline';
import {isElement, isInline, isSkipped} from './nodes';

export function readTable(node: Element, context: Context): Block {
  const rows: string[][] = [];
  const anchors: string[] = [];
  const visit = (element: Element) => {
    if (isSkipped(element)) {
      return;
    }
    if (element.name === 'tr') {
      const cells = element.children
        .filter(isElement)
        .filter((cell) => cell.name === 'td' || cell.name === 'th');
      rows.push(cells.map((cell) => cellText(cell, context)));
      anchors.push(...[element, ...cells].flatMap(({attribs}) => attribs['id'] || []));
    } else {
      element.children.filter(isElement).forEach(visit);
    }
  };
  visit(node);
  return {t: 'table', rows, ...(anchors.length > 0 ? {anchors} : {})};
}

/** Text of a cell on one line; blocks in it are joined by spaces. */
function cellText(cell: Element, context: Context): string {
  const parts = (nodes: ChildNode[]): string =>
    nodes
      .map((node) =>
        isElement(node) && !isInline(node) && !isSkipped(node)
          ? ` ${parts(node.children)} `
          : inline(node, context),
      )
      .join('');
  return tidy(parts(cell.children));
}
