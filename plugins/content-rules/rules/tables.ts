import type {Document} from '../content/types';
import type {Fix, Problem} from '../problem';
import {markdownOf} from './prose-of';

const DELIMITER = /^:?-+:?$/;

/** Cells of a row. A `|` in inline code separates cells too, unless it is escaped. */
function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Names that begin with a small letter in a header too. */
const NAMES = new Set(['librdkafka']);

/** Returns a row of headers with a capital at the beginning of each; code and names stay as they are. */
const withCapitals = (row: string): string =>
  row.replace(
    /(^|(?<!\\)\|)(\s*)([a-z][\w-]*)/g,
    (all, bar: string, space: string, word: string) =>
      NAMES.has(word) ? all : `${bar}${space}${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  );

const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;

/**
 * Tables have a delimiter row that fits the header, and headers that begin with a capital. No row has more cells than
 * the header, since Markdown drops those.
 */
export function tables(document: Document): Problem[] {
  if (document.error) return [];
  const lines = markdownOf(document).split('\n');
  const isRow = (line: string | undefined): boolean => /^\s*\|/.test(line ?? '');
  return lines.flatMap((header, index): Problem[] => {
    if (!isRow(header) || isRow(lines[index - 1])) return [];
    const at = (line: number, message: string, hint: string, fix?: Fix): Problem => ({
      file: document.file,
      line: line + 1,
      column: lines[line]!.search(/\S/) + 1,
      rule: 'shape/table',
      message,
      hint,
      ...(fix && {fix}),
    });
    const columns = cellsOf(header).length;
    const delimiters = `|${' --- |'.repeat(columns)}`;
    const second = cellsOf(lines[index + 1] ?? '');
    if (!isRow(lines[index + 1]) || !second.every((cell) => DELIMITER.test(cell))) {
      return [
        at(
          index,
          'A row of a table has no delimiter row below it, so it is shown as text.',
          `Write \`${delimiters}\` below the header.`,
        ),
      ];
    }
    if (second.length !== columns) {
      return [
        at(
          index + 1,
          `The header has ${count(columns, 'cell')}, the delimiter row ${second.length}: it is no table so.`,
          `Write \`${delimiters}\`.`,
          {old: lines[index + 1]!.trim(), new: delimiters},
        ),
      ];
    }
    const fixed = withCapitals(header.trim());
    const inHeader =
      fixed === header.trim()
        ? []
        : [
            at(index, 'A header of the table begins with a small letter.', `Write \`${fixed}\`.`, {
              old: header.trim(),
              new: fixed,
            }),
          ];
    const end = lines.findIndex((line, row) => row > index && !isRow(line));
    const inRows = lines.slice(index + 2, end === -1 ? undefined : end).flatMap((row, offset) => {
      const cells = cellsOf(row).length;
      return cells > columns
        ? [
            at(
              index + 2 + offset,
              `The row has ${count(cells, 'cell')}, the header ${columns}: what is over is not shown.`,
              'Remove a cell, or write `\\|` for a bar that belongs to the text.',
            ),
          ]
        : [];
    });
    return [...inHeader, ...inRows];
  });
}
