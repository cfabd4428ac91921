/** Returns how many typing errors search tolerates in a word of this length. */
export function errorsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Returns the Damerau-Levenshtein distance of two words, in which swapping two neighboring letters
 * is one edit, or `limit + 1` if it exceeds `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      }
      next[j] = value;
      best = Math.min(best, value);
    }
    if (best > limit) {
      return limit + 1;
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}
