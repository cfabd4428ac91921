import type {Violation} from './axe';

/** A violation, where it was found: the page, and in which form of it. */
export type Finding = Violation & {route: string; form: string};

/** Findings by rule and page; the forms of a page and the places of a rule in it are gathered in one row. */
export function tableOf(findings: readonly Finding[]): string[][] {
  const rows = new Map<string, {finding: Finding; forms: Set<string>; targets: Set<string>}>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.route}`;
    const row = rows.get(key) ?? {finding, forms: new Set(), targets: new Set()};
    row.forms.add(finding.form);
    finding.targets.forEach((target) => row.targets.add(target));
    rows.set(key, row);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, {finding, forms, targets}]) => [
      finding.rule,
      finding.route,
      [...forms].join(', '),
      String(targets.size),
      [...targets][0] ?? '',
    ]);
}

export const HEADINGS = ['rule', 'page', 'forms', 'places', 'the first'];
