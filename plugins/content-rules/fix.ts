import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {byPlace, type Problem} from './problem';

/** Maximum distance between a problem's place and the text to replace, in characters. */
const REACH = 500;

/**
 * Applies the fixes of problems to a text, and counts them. Problems without a fix, or whose text is not found, stay.
 */
export function fixed(source: string, problems: readonly Problem[]): {text: string; count: number} {
  const starts = [0];
  for (const {index} of source.matchAll(/\n/g)) starts.push(index + 1);
  let text = source;
  let count = 0;
  // From the end, so that the places of the other problems stay valid.
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

/** Applies fixes to files; returns their number. */
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
