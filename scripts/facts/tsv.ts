import {readFileSync} from 'node:fs';
import path from 'node:path';

/** One row of a table: column name to text; an empty cell is absent. */
export type Row = {[column: string]: string | undefined};

/** Reads a tab-separated table with one header row; says every line whose number of cells is wrong. */
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

/** Returns the rows of a table, after checking that it has the columns that its importer reads. */
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

/** Text of a cell that the importer cannot do without. */
export function need(row: Row, column: string, file: string): string {
  const value = row[column];
  if (value === undefined) {
    throw new Error(`facts: a row of ${file} has no ${column}: ${JSON.stringify(row)}`);
  }
  return value;
}

export const list = (cell: string | undefined, separator = '|'): string[] =>
  cell === undefined ? [] : cell.split(separator);

/** Leaves out keys without a value, so that a record says only what is known. */
export function known<T extends object>(
  record: T,
): {[K in keyof T]: Exclude<T[K], undefined | false>} {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, v]) => v !== undefined && v !== false && !(Array.isArray(v) && v.length === 0),
    ),
  ) as never;
}
