/** A table in the output of a command-line client. */
type Drawn = {columns: string[]; rows: string[][]};

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Parses tables in an output: of psql (`a | b` over `---+---`) or the MySQL client (`| a | b |` between `+---+`). */
export function tablesIn(output: string): Drawn[] {
  const lines = output.split('\n').map((line) => line.trimEnd());
  const tables: Drawn[] = [];
  let read = 0;
  lines.forEach((line, index) => {
    if (index < read) return;
    const isPsql = /^\s*-+(?:\+-+)*$/.test(line);
    const isMysql = /^\+(?:-+\+)+$/.test(line) && /^\+(?:-+\+)+$/.test(lines[index - 2] ?? '');
    if ((!isPsql && !isMysql) || index === 0) return;
    const rows: string[][] = [];
    for (const row of lines.slice(index + 1)) {
      if (row === '' || /^\(\d+ rows?\)$/.test(row) || /^\+(?:-+\+)+$/.test(row)) break;
      rows.push(cells(row.trim()));
    }
    // The border below the rows does not begin another table.
    read = index + rows.length + 2;
    tables.push({columns: cells((lines[index - 1] ?? '').trim()), rows});
  });
  return tables;
}

function typeOf(cell: string): string {
  if (cell === '' || cell === 'NULL') return 'nothing';
  if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(cell)) return 'a number';
  if (/^[tf]$/.test(cell)) return 'a boolean';
  if (/^\d{4}-\d{2}-\d{2}/.test(cell)) return 'a date';
  return 'text';
}

/**
 * Compares the output on a page with the server's; undefined if they agree. Values vary with the machine and the date,
 * so only column names, types, and the presence of rows are compared.
 */
export function differenceOf(shown: string, actual: string): string | undefined {
  const expected = tablesIn(shown);
  const found = tablesIn(actual);
  if (expected.length === 0) return lineDifference(shown, actual);
  for (const [index, table] of expected.entries()) {
    const other = found[index];
    if (!other) return `the page shows ${expected.length} tables, the server gave ${found.length}`;
    if (table.columns.join(' | ') !== other.columns.join(' | '))
      return `the page shows the columns ${table.columns.join(', ')}; the server gave ${other.columns.join(', ')}`;
    if (table.rows.length > 0 && other.rows.length === 0)
      return 'the page shows rows, the server gave none';
    if (table.rows.length === 0 && other.rows.length > 0)
      return `the page shows no row, the server gave ${other.rows.length}`;
    const [row = []] = table.rows;
    const [otherRow = []] = other.rows;
    for (const [column, cell] of row.entries()) {
      const type = typeOf(cell);
      const otherType = typeOf(otherRow[column] ?? '');
      if (cell !== '…' && type !== otherType && type !== 'nothing' && otherType !== 'nothing')
        return `in the column ${table.columns[column] ?? ''} the page shows ${type} (${cell}), the server gave ${otherType} (${otherRow[column] ?? ''})`;
    }
  }
  return undefined;
}

/** Compares lines without hosts, numbers and times, which vary. */
function lineDifference(shown: string, actual: string): string | undefined {
  const plain = (text: string) =>
    text
      .replace(/\b(?:[\w-]+\.example\.aivencloud\.com|localhost|127\.0\.0\.1)\b/g, 'HOST')
      .replace(/\d+(?:\.\d+)?/g, '#')
      .replace(/\s+/g, ' ');
  const there = plain(actual);
  const missing = shown
    .split('\n')
    .map((line) => line.trim())
    .find(
      (line) =>
        line !== '' && line !== '…' && line !== '...' && !there.includes(plain(line).trim()),
    );
  return missing === undefined
    ? undefined
    : `the page shows the line \`${missing}\`, which the server did not give`;
}
