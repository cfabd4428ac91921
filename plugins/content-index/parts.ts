import {QUESTIONS, SECTION_DEPTH} from './names';
import {plain} from './read/inline';

/** The text under one heading of a Markdown export, up to the next heading. */
export type Part = {
  /** Anchor of the heading; empty for the top of the page. */
  anchor: string;
  depth: number;
  /** Text of the heading; the title for the top of the page. */
  heading: string;
  /** Text below the heading. */
  md: string;
};

const HEADING = /^(#{1,6}) (.*?)(?: \{#([^{}\s]+)\})?$/;

/** Parses the first line of a part: the title, or a heading with an anchor. Undefined for any other line. */
export function readHeading(line: string): Omit<Part, 'md'> | undefined {
  const [, marks = '', text = '', anchor = ''] = HEADING.exec(line) ?? [];
  const depth = marks.length;
  return depth === 1 || anchor ? {anchor, depth, heading: plain(text)} : undefined;
}

/** Removes the questions from the end of a Markdown export. */
export function bodyOf(markdown: string): string {
  return markdown.split(`\n${QUESTIONS}\n`)[0] ?? '';
}

/** Splits a Markdown export (markdown.ts) at headings of the given level and above; leaves out the questions. */
export function partsOf(markdown: string, deepest = SECTION_DEPTH): Part[] {
  const parts: (Omit<Part, 'md'> & {lines: string[]})[] = [];
  let fence = '';
  for (const line of bodyOf(markdown).split('\n')) {
    const mark = /^\s*(`{3,})/.exec(line)?.[1];
    if (mark && (fence === '' || line.trim() === fence)) {
      fence = fence === '' ? mark : '';
    }
    const heading = fence === '' ? readHeading(line) : undefined;
    if (heading && heading.depth <= deepest) {
      parts.push({...heading, lines: []});
    } else {
      parts[parts.length - 1]?.lines.push(line);
    }
  }
  return parts.map(({lines, ...part}) => ({...part, md: lines.join('\n').trim()}));
}
