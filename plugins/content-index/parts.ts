import {QUESTIONS, SECTION_DEPTH} from './names';
import {plain} from './read/inline';

/** The text under one heading of a Markdown export, up to the next heading. */
export type Part = {
  /** The anchor that the page has for the heading; empty for the top of the page. */
  anchor: string;
  depth: number;
  /** Words of the heading; the title for the top of the page. */
  heading: string;
  /** Without the line of the heading. */
  md: string;
};

const HEADING = /^(#{1,6}) (.*?)(?: \{#([^{}\s]+)\})?$/;

/** A line that begins a part: the title, or a heading with an anchor. Others are text of the part that they stand in. */
export function readHeading(line: string): Omit<Part, 'md'> | undefined {
  const [, marks = '', text = '', anchor = ''] = HEADING.exec(line) ?? [];
  const depth = marks.length;
  return depth === 1 || anchor ? {anchor, depth, heading: plain(text)} : undefined;
}

/** A Markdown export without the questions at its end. */
export function bodyOf(markdown: string): string {
  return markdown.split(`\n${QUESTIONS}\n`)[0] ?? '';
}

/** Splits a Markdown export (markdown.ts) at its headings, down to a level; its questions are no part. */
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
