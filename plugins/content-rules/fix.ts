import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {byPlace, type Problem} from './problem';

/** How far behind its place what is to be replaced may stand: in the same link or line. */
const REACH = 500;

/** The text with its problems fixed, and how many were: those without a fix, or whose text is not there, stay. */
export function fixed(source: string, problems: readonly Problem[]): {text: string; count: number} {
  const starts = [0];
  for (const {index} of source.matchAll(/\n/g)) starts.push(index + 1);
  let text = source;
  let count = 0;
  // From the end, so that the places of the others stay where they are.
  let changedFrom = Infinity;
  for (const {line, column, fix} of [...problems].sort(byPlace).reverse()) {
    const from = (starts[line - 1] ?? source.length) + column - 1;
    const found = fix ? source.slice(from, from + REACH).indexOf(fix.old) : -1;
    if (!fix || found === -1 || from + found + fix.old.length > changedFrom) continue;
    changedFrom = from + found;
    text = text.slice(0, changedFrom) + fix.new + text.slice(changedFrom + fix.old.length);
    count += 1;
  }
  return {text, count};
}

/** Writes what can be fixed into the files; how many problems that were. */
export function fixFiles(siteDir: string, problems: readonly Problem[]): number {
  let sum = 0;
  for (const file of new Set(problems.flatMap(({file: name, fix}) => (fix ? [name] : [])))) {
    const whole = path.join(siteDir, file);
    const own = problems.filter((problem) => problem.file === file);
    const {text, count} = fixed(readFileSync(whole, 'utf8'), own);
    if (count > 0) writeFileSync(whole, text);
    sum += count;
  }
  return sum;
}
