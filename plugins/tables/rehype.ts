import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Text up to this length is narrower than the narrowest column of prose, so it does not wrap. */
const SHORT = 20;
/** In pixels: maximum width of a character of such text; minimum width of a column of prose; gap between columns. */
const CHARACTER = 8;
const PROSE = 160;
const GAP = 8;
/**
 * Classes of tables by the width that they need, for src/css/tables.css: a phone, the text column of a desktop, or
 * more.
 */
const ROOMS = [
  ['small', 520],
  ['medium', 670],
  ['large', Infinity],
] as const;

const isElement = (node: {type: string}): node is Element => node.type === 'element';
const textOf = (node: Element): string => toString(node).trim();

function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node);
  });
  return rows;
}

const cellsOf = (row: Element): Element[] => row.children.filter(isElement);

function markCells(rows: readonly Element[]): void {
  for (const cell of rows.flatMap(cellsOf))
    if (textOf(cell).length <= SHORT) cell.properties.className = ['docs-short'];
}

/** Minimum width at which every column is readable. */
function widthOf(rows: readonly Element[]): number {
  const columns: number[] = [];
  for (const row of rows)
    cellsOf(row).forEach((cell, index) => {
      const {length} = textOf(cell);
      const width = length <= SHORT ? length * CHARACTER : PROSE;
      columns[index] = Math.max(columns[index] ?? 0, width);
    });
  return columns.reduce((sum, width) => sum + width + GAP, -GAP);
}

/**
 * Marks what CSS cannot detect, for src/css/tables.css: short cells, and the width that a table with prose needs
 * (`data-room`). On narrower screens its rows are stacked, so each cell also gets the name of its column.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const rows = rowsOf(table);
      const [head, ...body] = rows;
      if (!head) return;
      markCells(rows);
      const labels = cellsOf(head).map(textOf);
      const hasProse = rows.flatMap(cellsOf).some((cell) => textOf(cell).length > SHORT);
      if (labels.length < 3 || !hasProse) return;
      const width = widthOf(rows);
      table.properties.dataRoom = ROOMS.find(([, most]) => width <= most)?.[0];
      for (const row of body)
        cellsOf(row).forEach((cell, index) => {
          const label = labels[index];
          if (index > 0 && label)
            cell.properties.dataLabel = /[?:]$/.test(label) ? label : `${label}:`;
        });
    });
  };
}
