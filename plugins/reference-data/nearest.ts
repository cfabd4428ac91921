import {distance} from 'fastest-levenshtein';

/** The name closest to what was written, if it is close enough to have been meant. */
export function nearest(written: string, names: string[]): string | undefined {
  const ranked = names
    .map((name) => [distance(written.toLowerCase(), name.toLowerCase()), name] as const)
    .sort((a, b) => a[0] - b[0]);
  const [best] = ranked;
  return best && best[0] <= Math.max(2, written.length / 2) ? best[1] : undefined;
}

/** `unknown X (did you mean Y?)`, or the list of what there is when nothing is near. */
export function suggestion(written: string, names: string[]): string {
  const near = nearest(written, names);
  return near
    ? `did you mean ${near}?`
    : `known: ${names.slice(0, 20).join(', ')}${names.length > 20 ? '…' : ''}`;
}
