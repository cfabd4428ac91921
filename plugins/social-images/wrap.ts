/** Width of a line of text. */
export type Measure = (text: string) => number;

const ELLIPSIS = '…';

function fill(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length > 0 && measure(line) <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** As few lines as the width allows, and those of about equal length. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lines = fill(words, width, measure);
  let [low, high] = [Math.max(...words.map(measure)), width];
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (fill(words, middle, measure).length > lines.length) low = middle;
    else high = middle;
  }
  return fill(words, high, measure);
}

/** The first lines, the last of them cut where the rest would begin. */
export function cut(
  lines: readonly string[],
  most: number,
  width: number,
  measure: Measure,
): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  let last = lines.slice(most - 1).join(' ');
  while (measure(last + ELLIPSIS) > width && last.includes(' ')) last = last.replace(/\s+\S*$/, '');
  kept[most - 1] = last.replace(/[,;:.]?$/, ELLIPSIS);
  return kept;
}

export type Fit = {size: number; lines: string[]};

/** A size of type, and how many lines of it there is room for. */
export type Step = {size: number; lines: number};

/** The largest size at which a text fits; at the smallest its end is left out. Undefined when a word is too long. */
export function fit(
  text: string,
  steps: readonly Step[],
  width: number,
  measureAt: (size: number) => Measure,
): Fit | undefined {
  let smallest: Fit | undefined;
  for (const {size, lines: most} of steps) {
    const measure = measureAt(size);
    if (text.split(/\s+/).some((word) => measure(word) > width)) continue;
    const lines = wrap(text, width, measure);
    if (lines.length <= most) return {size, lines};
    smallest = {size, lines: cut(fill(text.split(/\s+/), width, measure), most, width, measure)};
  }
  return smallest;
}
