import {partsOf} from '../plugins/content-index/parts';
import {plain} from '../plugins/content-index/read/inline';

/** The text at an anchor: a section with its subsections, or a table row below the names of its columns. */
export function textAt(markdown: string, anchor: string): string | undefined {
  const section = sectionsOf(markdown).find((one) => one.anchor === anchor);
  if (section) return section.text;
  const lines = markdown.split('\n');
  const at = lines.findIndex((line) => line.startsWith('|') && line.includes(`#${anchor})`));
  if (at === -1) return undefined;
  let head = at;
  while (lines[head - 1]?.startsWith('|')) head -= 1;
  return [...lines.slice(head, head + 2), lines[at]].join('\n');
}

/** The first characters of a section as plain text, for a list of results. */
export function snippetOf(markdown: string, anchor: string, length = 200): string {
  const part = partsOf(markdown).find((one) => one.anchor === anchor);
  const text = plain((part?.md ?? '').replace(/^Source: .*$/m, '').replace(/\s+/g, ' ')).trim();
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}

/** Splits a Markdown export into sections by their anchors; each contains its subsections. */
export function sectionsOf(markdown: string): {anchor: string; text: string}[] {
  const parts = partsOf(markdown, 6).slice(1);
  return parts.map(({anchor, depth}, at) => {
    const rest = parts.slice(at);
    const end = rest.findIndex((part, index) => index > 0 && part.depth <= depth);
    const text = rest
      .slice(0, end === -1 ? undefined : end)
      .map((part) => `${'#'.repeat(part.depth)} ${part.heading}\n\n${part.md}`.trim());
    return {anchor, text: text.join('\n\n')};
  });
}
