import {closest, distance} from 'fastest-levenshtein';

/** The name nearest to a wrong one, or undefined when none is near enough to be meant. */
export function nearest(wrong: string, names: Iterable<string>): string | undefined {
  const list = [...names];
  if (list.length === 0) return undefined;
  const contained =
    list.find((name) => isPartOf(wrong, name)) ?? list.find((name) => isPartOf(name, wrong));
  const best = closest(wrong, list);
  const limit = Math.max(2, Math.floor(Math.max(wrong.length, best.length) * 0.4));
  return distance(wrong, best) <= limit ? best : contained;
}

/** `--directory` is meant as `--target-directory`. */
function isPartOf(wrong: string, name: string): boolean {
  const bare = wrong.replace(/^-+/, '');
  return (
    bare.length >= 4 &&
    name.replace(/^-+/, '').split(/[-_.]/).join('-').includes(bare.split(/[-_.]/).join('-'))
  );
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
