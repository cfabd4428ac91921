import type {Place, Run, Text} from './content/types';

/** The place in the file of a character of a run, which may go over several lines. */
export function placeIn({source}: Pick<Text, 'source'>, run: Run, index: number): Place {
  const before = run.value.slice(0, index).split('\n');
  if (before.length === 1) {
    return {line: run.line, column: run.column + index};
  }
  const line = run.line + before.length - 1;
  // Later lines have lost their indentation in the tree.
  const text = source.split('\n')[line - 1] ?? '';
  const rest = run.value.slice(index).split('\n')[0] ?? '';
  const column = text.indexOf(rest.trim() === '' ? before.at(-1)! : rest);
  return {line, column: Math.max(column, 0) + 1};
}

export function list(values: Iterable<string>, limit = 8): string {
  const all = [...values];
  const shown = all
    .slice(0, limit)
    .map((value) => `\`${value}\``)
    .join(', ');
  return all.length > limit ? `${shown} and ${all.length - limit} more` : shown;
}
