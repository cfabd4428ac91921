/** CSS classes of the colors by letter; `p` is plain text, which gets no element. */
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
/** Characters of one color, within one line. */
export type Span = {letter: Letter; length: number};

/**
 * Encodes spans as `k4p1s7/p3`: a letter and a length for each, with a slash between lines. A line without colors is
 * empty.
 */
export function encode(lines: readonly (readonly Span[])[]): string {
  return lines
    .map((spans) =>
      spans.every(({letter}) => letter === 'p')
        ? ''
        : spans.map(({letter, length}) => letter + length).join(''),
    )
    .join('/');
}

/** Decodes the spans of each line of a sample; invalid text becomes plain. */
export function decode(text: string): Span[][] {
  return text.split('/').map((line) =>
    [...line.matchAll(/([a-z])(\d+)/g)].map(([, letter, length]) => ({
      letter: letter && letter in CLASSES ? (letter as Letter) : 'p',
      length: Number(length),
    })),
  );
}

/**
 * Spans of the visible lines. Lines like `# highlight-next-line` are colored with the others, and then removed by
 * Docusaurus: `shown` is a subsequence of `lines`.
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
