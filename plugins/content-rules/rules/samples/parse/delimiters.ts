import {findingAt, type Finding} from '../sample';

type Options = {
  /** Prefixes of comments to the end of the line. */
  lineComments: string[];
  /** Quote characters. */
  quotes: string;
};

const CLOSES: Record<string, string> = {'(': ')', '[': ']', '{': '}'};

/** Finds unclosed brackets and quotes. It is the only check of languages without a parser here. */
export function checkDelimiters(
  text: string,
  language: string,
  {lineComments, quotes}: Options,
): Finding[] {
  const open: {char: string; at: number}[] = [];
  const finding = (at: number, message: string): Finding[] => [
    findingAt(
      text,
      at,
      'samples/syntax',
      `this sample is not valid ${language}: ${message}`,
      'Close each bracket and quote where it ends.',
    ),
  ];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (lineComments.some((mark) => text.startsWith(mark, at))) {
      at = endOfLine(text, at);
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      if (end < 0) return finding(at, 'a comment does not end');
      at = end + 1;
    } else if (quotes.includes(char)) {
      const end = endOfQuote(text, at);
      if (end < 0) return finding(at, `the quote \`${char}\` is not closed`);
      at = end;
    } else if (char in CLOSES) {
      open.push({char, at});
    } else if (')]}'.includes(char)) {
      const last = open.pop();
      if (!last || CLOSES[last.char] !== char) return finding(at, `\`${char}\` closes nothing`);
    }
  }
  const last = open.pop();
  return last ? finding(last.at, `\`${last.char}\` is not closed`) : [];
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function endOfQuote(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) {
      if (text[at + 1] === quote) at += 1;
      else return at;
    }
  }
  return -1;
}
