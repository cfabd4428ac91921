/** Prints a Markdown table with padded columns. */
export function printTable(headings: string[], rows: (string | number)[][]): void {
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  console.log([line(head), line(widths.map((w) => '-'.repeat(w))), ...body.map(line)].join('\n'));
}

/**
 * Returns the median, which of an even number of values is the upper middle one. Throws if there
 * are none.
 */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('bench: median of no values');
  return middle;
}
