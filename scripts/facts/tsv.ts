import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A table row: text by column name; empty cells are absent. */
export type Row = {[column: string]: string | undefined};

/** Parses a tab-separated table with a header; throws one error that lists every line with a wrong number of cells. */
export function parseTsv(text: string, file: string): Row[] {
  const [header = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const columns = header.split('\t');
  const bad = lines.flatMap((line, i) =>
    line.split('\t').length === columns.length
      ? []
      : [`- ${file}:${i + 2} has ${line.split('\t').length} cells`],
  );
  if (bad.length > 0) {
    throw new Error(
      `facts: the header of ${file} has ${columns.length} columns, but\n${bad.join('\n')}`,
    );
  }
  return lines.map((line) =>
    Object.fromEntries(
      line.split('\t').flatMap((cell, i) => (cell === '' ? [] : [[columns[i] ?? '', cell]])),
    ),
  );
}

/** Reads a table, and checks that it has the required columns. */
export function readTable(folder: string, file: string, needed: string[]): Row[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const columns = (text.split('\n')[0] ?? '').split('\t');
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new Error(
      `facts: ${file} lacks the column(s) ${missing.join(', ')}; it has ${columns.join(', ')}`,
    );
  }
  return parseTsv(text, file);
}

/** Text of a required cell. */
export function need(row: Row, column: string, file: string): string {
  const value = row[column];
  if (value === undefined) {
    throw new Error(`facts: a row of ${file} has no ${column}: ${JSON.stringify(row)}`);
  }
  return value;
}

export const list = (cell: string | undefined, separator = '|'): string[] =>
  cell === undefined ? [] : cell.split(separator);

/** Removes keys without a value. */
export function known<T extends object>(
  record: T,
): {[K in keyof T]: Exclude<T[K], undefined | false>} {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, v]) => v !== undefined && v !== false && !(Array.isArray(v) && v.length === 0),
    ),
  ) as never;
}
