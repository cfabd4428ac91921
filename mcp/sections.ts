import {partsOf} from '../plugins/content-index/parts';

/** Sections of a Markdown export by their anchors; one holds those below it. */
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
