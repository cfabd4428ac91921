/** Colors of a sample's text. A letter each; `p` is plain text and has no element of its own. */
export const CLASSES = {
  p: '',
  c: 'comment',
  k: 'keyword',
  s: 'string',
  n: 'number',
  d: 'deleted',
  b: 'bold',
  i: 'italic',
} as const;

export type Letter = keyof typeof CLASSES;
/** A run of characters of one color, within one line. */
export type Span = {letter: Letter; length: number};

/** `k4p1s7/p3`: a letter and a length for each span, lines apart by a slash. A line without colors is empty. */
export function encode(lines: readonly (readonly Span[])[]): string {
  return lines
    .map((spans) =>
      spans.every(({letter}) => letter === 'p')
        ? ''
        : spans.map(({letter, length}) => letter + length).join(''),
    )
    .join('/');
}

/** Spans of each line of a sample; what cannot be read is plain. */
export function decode(text: string): Span[][] {
  return text.split('/').map((line) =>
    [...line.matchAll(/([a-z])(\d+)/g)].map(([, letter, length]) => ({
      letter: letter && letter in CLASSES ? (letter as Letter) : 'p',
      length: Number(length),
    })),
  );
}

/**
 * Spans of the lines that are shown. A comment that highlights its neighbor (`# highlight-next-line`) is colored with
 * the others and then taken out: `shown` is a part of `lines`, in the same order.
 */
export function spansOfShown(
  lines: readonly string[],
  shown: readonly string[],
  spans: readonly Span[][],
): Span[][] {
  let next = 0;
  return shown.map((line) => {
    const at = lines.indexOf(line, next);
    if (at < 0) return [];
    next = at + 1;
    return spans[at] ?? [];
  });
}
