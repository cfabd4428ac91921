import {distance} from 'fastest-levenshtein';

/** The name nearest to a wrong one, or undefined when none is near enough to have been meant. Of equally near ones, that which begins and ends like it. */
export function nearest(wrong: string, names: Iterable<string>): string | undefined {
  const list = [...names];
  const [best] = list
    .map((name) => ({name, away: distance(wrong.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.away - b.away || sharedEnds(wrong, b.name) - sharedEnds(wrong, a.name));
  if (!best) return undefined;
  const limit = Math.max(2, Math.floor(Math.max(wrong.length, best.name.length) * 0.4));
  if (best.away <= limit) return best.name;
  return list.find((name) => isPartOf(wrong, name)) ?? list.find((name) => isPartOf(name, wrong));
}

/** How many letters two names have alike at their beginning and their end. */
function sharedEnds(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return start + end;
}

/** Whether a wrong name or path can only be a slip of the one that is near: two letters at most, of six. */
export function isSlip(wrong: string, near: string): boolean {
  const letters = wrong
    .replace(/\.mdx?$/, '')
    .split('/')
    .at(-1)!.length;
  return distance(wrong.toLowerCase(), near.toLowerCase()) <= Math.min(2, Math.floor(letters / 3));
}

/** `--directory` is meant as `--target-directory`. */
function isPartOf(wrong: string, name: string): boolean {
  const bare = (text: string): string => text.replace(/^-+/, '').split(/[-_.]/).join('-');
  return bare(wrong).length >= 4 && bare(name).includes(bare(wrong));
}

/** ` (did you mean …?)`, or nothing. */
export function didYouMean(wrong: string, names: Iterable<string>): string {
  const name = nearest(wrong, names);
  return name === undefined ? '' : ` (did you mean \`${name}\`?)`;
}

/** A hint that names what is meant, or lists what there is when that is short. */
export function hintFor(wrong: string, names: Iterable<string>, what: string): string {
  const list = [...names];
  const name = nearest(wrong, list);
  if (name !== undefined) return `Write \`${name}\`.`;
  if (list.length === 0) return `There are no ${what}.`;
  return list.length <= 12
    ? `The ${what}: ${list.map((item) => `\`${item}\``).join(', ')}.`
    : `Look the ${what} up in the reference.`;
}

/** A hint that lists all values that can stand in a place, when they are few: which one was meant is the reader's to say. */
export function valuesHint(wrong: string, values: string[]): string {
  return values.length <= 12
    ? `Write one of ${values.map((value) => `\`${value}\``).join(', ')}.`
    : hintFor(wrong, values, 'values');
}
