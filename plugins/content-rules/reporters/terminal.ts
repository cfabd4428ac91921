import picocolors from 'picocolors';
import type {Problem} from '../problem';

/** Problems grouped by file, with totals. */
export function terminal(
  problems: Problem[],
  checked: string,
  colors = picocolors.isColorSupported,
): string {
  const paint = picocolors.createColors(colors);
  if (problems.length === 0) {
    return paint.green(`content-rules: no problem in ${checked}`);
  }
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    groups.set(problem.file, [...(groups.get(problem.file) ?? []), problem]);
  }
  const lines = [...groups].flatMap(([file, all]) => [
    '',
    paint.bold(paint.underline(file)),
    ...all.flatMap(({line, column, rule, message, hint}) => [
      `  ${paint.dim(`${file}:${line}:${column}`)} ${paint.yellow(rule)} ${message}`,
      `    ${paint.cyan('→')} ${hint}`,
    ]),
  ]);
  const count = `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${groups.size} file${groups.size === 1 ? '' : 's'}`;
  return [...lines, '', paint.red(`content-rules: ${count}; checked ${checked}`)].join('\n');
}

const FEW = 5;

/** Problems in files that were not asked about: for example, a renamed heading breaks links in other pages. */
export function elsewhereText(problems: Problem[]): string {
  const few = problems
    .slice(0, FEW)
    .map(({file, line, column, rule, message}) => `  ${file}:${line}:${column} ${rule} ${message}`);
  const count = `${problems.length} problem${problems.length === 1 ? '' : 's'} in other files`;
  const rest = problems.length > FEW ? ['  …'] : [];
  return [
    `content-rules: ${count}`,
    ...few,
    ...rest,
    '  → See all with `npm run check`. A page or heading of another name breaks the links to it.',
  ].join('\n');
}
