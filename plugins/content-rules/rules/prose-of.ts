import type {Document, Place} from '../content/types';

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Opening or closing fence of a code block, also in a list or a quotation. */
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/;

function withoutFences(text: string): string {
  let open: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, marks, rest = ''] = FENCE.exec(line) ?? [];
      if (open === undefined) {
        // Backticks with more backticks after them are inline code.
        if (marks === undefined || (marks.startsWith('`') && rest.includes('`'))) return line;
        open = marks;
      } else if (marks?.startsWith(open) && rest.trim() === '') {
        open = undefined;
      }
      return blank(line);
    })
    .join('\n');
}

/**
 * Markdown of a file in which spaces replace front matter, imports, comments and code blocks, so that places stay
 * valid.
 */
export function markdownOf({source}: Pick<Document, 'source'>): string {
  return withoutFences(source.replace(/^---\n[\s\S]*?\n---(?=\n|$)/, blank))
    .replace(/^(?:import|export)\b.*(?:\n.+)*/gm, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank);
}

/** Like `markdownOf`, with spaces for inline code too. Inline code ends with its paragraph at the latest. */
export function proseOf(document: Pick<Document, 'source'>): string {
  return markdownOf(document).replace(
    /(?<![`\\])(`+)(?!`)((?:(?!\n[ \t]*\n)[\s\S])*?[^`])\1(?!`)/g,
    blank,
  );
}

/** Line and column of an offset in a text. */
export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}
