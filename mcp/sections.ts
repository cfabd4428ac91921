import {plain} from '../plugins/content-index/read/inline';
import {simpleSlug} from '../plugins/content-index/retrieval/format';

/** Sections of a Markdown page by the anchor of their heading; one holds those below it. */
export function sectionsOf(markdown: string): {anchor: string; text: string}[] {
  const lines = markdown.split('\n');
  let fence = false;
  const heads = lines.flatMap((line, at) => {
    fence = line.trimStart().startsWith('```') ? !fence : fence;
    const match = fence ? null : /^(#{2,4}) (.*)$/.exec(line);
    return match
      ? [{at, depth: match[1]?.length ?? 2, anchor: simpleSlug(plain(match[2] ?? ''))}]
      : [];
  });
  return heads.map(({at, depth, anchor}, index) => {
    const end = heads.slice(index + 1).find((next) => next.depth <= depth)?.at;
    return {anchor, text: lines.slice(at, end).join('\n').trim()};
  });
}
