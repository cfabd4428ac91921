import {addCounts, noCounts, USES, type Counts, type Use} from './counts';

const COLUMNS: [label: string, of: (counts: Counts) => number][] = [
  ['samples', ({samples}) => samples],
  ['skipped', ({skipped}) => skipped],
  ...Object.entries(USES).map(([use, label]): [string, (counts: Counts) => number] => [
    label,
    ({uses}) => uses[use as Use],
  ]),
];

/** Formats the counts: a line for each area, then the languages. */
export function coverageTable(areas: Map<string, Counts>): string {
  const total = noCounts();
  for (const counts of areas.values()) addCounts(total, counts);
  const rows = [...areas, ['all', total] as const].sort(
    ([a], [b]) => Number(a === 'all') - Number(b === 'all') || a.localeCompare(b),
  );
  const width = Math.max(...rows.map(([name]) => name.length), 4);
  const head = ['area'.padEnd(width), ...COLUMNS.map(([label]) => label)].join('  ');
  const lines = rows.map(([name, counts]) =>
    [
      name.padEnd(width),
      ...COLUMNS.map(([label, of]) => String(of(counts)).padStart(label.length)),
    ].join('  '),
  );
  const languages = Object.entries(total.languages)
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name || '(none)'} ${count}`);
  return `${[head, ...lines].join('\n')}\n\nLanguages: ${languages.join(', ')}\n`;
}
