import type {Candidate} from './choose';
import {type Chunk, piecesOf} from './page';

/** Maximum number of words of prose in an excerpt. */
const WORDS = 180;
/**
 * Maximum number of rows or items of a table or list that are shown in full. Of a longer one, four
 * are shown (of numbered steps, the first eight).
 */
const ROWS = 8;
/**
 * Maximum number of words of a paragraph after the block that answers, such as an explanation of
 * its output.
 */
const AFTER = 45;
/**
 * Number of words below which the end of a section is shown with the block before it, because a
 * sentence such as how to check the result says nothing on its own.
 */
const LEAST = 25;
/** Maximum number of lines of a code sample. */
const CODE_LINES = 28;

/** A sentence that refers to the previous one. */
const REFERS_BACK =
  /^(?:this|that|these|those|it|its|they|them|both|either|neither|so|but|then|thus|otherwise|instead|also|here|there|such|however|therefore|the (?:former|latter|same|other|first|second|next|last)|in (?:this|that|both) case|for (?:this|that|example)|after(?:ward| that)|and|or)\b/i;

/** A paragraph that refers to the code sample above it. */
const REFERS_TO_CODE =
  /^the (?:output|command|result|response|block|sample|example|code|query|statement)\b/i;

/**
 * Whether a chunk is a list, table, or code sample. Output, such as an error message, is not, because
 * the sample that answers often follows it.
 */
const isBlock = ({kind, md}: Chunk): boolean =>
  kind !== 'text' && kind !== 'note' && !md.startsWith('```text');

const textOf = (chunks: Chunk[]): string => chunks.map(({md}) => md).join('\n\n');

export const wordsIn = (md: string): number => md.split(/\s+/).length;

/**
 * Returns the excerpt of a section that contains its answer: consecutive chunks with up to 180
 * words of prose and usually one list, table, or code sample. `isCut`: whether the section has
 * more.
 */
export function excerptOf({chunks, chunk, piece, isAlone}: Candidate): {
  md: string;
  isCut: boolean;
} {
  const at = chunks.indexOf(chunk);
  const before = chunks.slice(0, at).reduce((sum, {md}) => sum + wordsIn(md), 0);
  // Of two lists, tables, or code samples, the one that answers is shown.
  const isSecondBlock = isBlock(chunk) && chunks.slice(0, at).some(isBlock);
  let from = at > 0 && (before > WORDS / 2 || isSecondBlock) ? startOf(chunks, at) : 0;
  const [block] = chunks.slice(from - 1, from);
  if (!isBlock(chunk) && block && isBlock(block) && wordsIn(textOf(chunks.slice(from))) < LEAST)
    from = startOf(chunks, from - 1);
  const taken: string[] = [];
  let words = 0;
  let hasBlock = false;
  let isCut = from > 0;
  for (const [index, one] of chunks.slice(from).entries()) {
    const isFull =
      taken.length > 0 &&
      (isBlock(one)
        ? hasBlock
        : words >= WORDS || (hasBlock && from + index > at && wordsIn(one.md) > AFTER));
    if (isFull) {
      isCut = true;
      break;
    }
    const shown =
      one === chunk && isAlone && isOfSymptoms(one)
        ? rowOf(one, piece)
        : cut(one, one === chunk ? piece : 0, WORDS - words);
    taken.push(shown.md);
    isCut ||= shown.isCut;
    words += isBlock(one) ? 0 : wordsIn(shown.md);
    hasBlock ||= isBlock(one);
    if (shown.isCut && one.kind === 'text') break;
  }
  // Removes a sentence that introduces a block that is not shown.
  const last = taken[taken.length - 1] ?? '';
  if (last.endsWith(':')) {
    isCut = true;
    taken.pop();
    const rest = last
      .split(/(?<=[.!?])\s+/)
      .slice(0, -1)
      .join(' ');
    if (rest) taken.push(rest);
  }
  return {md: taken.join('\n\n'), isCut};
}

/**
 * Returns the index of the nearest chunk, at or before `at`, that makes sense without the previous
 * ones.
 */
function startOf(chunks: Chunk[], at: number): number {
  let from = at;
  const introduces = (chunk: Chunk | undefined) => chunk?.kind === 'text' && chunk.md.endsWith(':');
  while (from > 0) {
    const isText = chunks[from]?.kind === 'text';
    const isOnCode =
      isText && chunks[from - 1]?.kind === 'code' && REFERS_TO_CODE.test(chunks[from]?.md ?? '');
    // `These errors come from the driver:` refers to the list below it.
    const refersBack = REFERS_BACK.test(chunks[from]?.md ?? '') && !introduces(chunks[from]);
    if (isOnCode || (isText ? refersBack : introduces(chunks[from - 1]))) from -= 1;
    else break;
  }
  return from;
}

/**
 * Returns the part of a chunk that contains the piece that answers. `words` is the limit for text.
 */
function cut(chunk: Chunk, piece: number, words: number): {md: string; isCut: boolean} {
  const pieces = piecesOf(chunk);
  switch (chunk.kind) {
    case 'text': {
      if (wordsIn(chunk.md) <= words * 1.25) return {md: chunk.md, isCut: false};
      let from = piece;
      while (from > 0 && REFERS_BACK.test(pieces[from] ?? '')) from -= 1;
      // Starts at the beginning if the text up to the piece fits.
      if (wordsIn(pieces.slice(0, piece + 1).join(' ')) <= words) from = 0;
      let to = Math.max(piece, from) + 1;
      while (to < pieces.length && wordsIn(pieces.slice(from, to + 1).join(' ')) <= words) to += 1;
      return {md: pieces.slice(from, to).join(' '), isCut: true};
    }
    case 'table': {
      const head = chunk.md.split('\n').slice(0, 2);
      const rows = around(pieces, piece);
      return {md: [...head, ...rows].join('\n'), isCut: rows.length < pieces.length};
    }
    case 'list': {
      const items = around(pieces, piece);
      return {md: items.join('\n'), isCut: items.length < pieces.length};
    }
    case 'code': {
      const lines = chunk.md.split('\n');
      return lines.length <= CODE_LINES
        ? {md: chunk.md, isCut: false}
        : {md: [...lines.slice(0, CODE_LINES), '…', '```'].join('\n'), isCut: true};
    }
    case 'steps': {
      const items = pieces.slice(0, ROWS);
      return {md: items.join('\n'), isCut: items.length < pieces.length};
    }
    default:
      return {md: chunk.md, isCut: false};
  }
}

/**
 * Whether a chunk is a table, or a list whose items begin with inline code, such as error messages
 * and their meaning.
 */
const isOfSymptoms = (chunk: Chunk): boolean =>
  chunk.kind === 'table' ||
  (chunk.kind === 'list' && piecesOf(chunk).every((item) => /`/.test(item.split(': ')[0] ?? '')));

/** Returns one row of a table, with its header, or one item of a list. */
function rowOf(chunk: Chunk, piece: number): {md: string; isCut: boolean} {
  const rows = piecesOf(chunk);
  const head = chunk.kind === 'table' ? chunk.md.split('\n').slice(0, 2) : [];
  return {md: [...head, rows[piece]].join('\n'), isCut: rows.length > 1};
}

/**
 * Returns all rows or items up to `ROWS`, otherwise four of them, including the one that answers.
 */
function around(pieces: string[], piece: number): string[] {
  if (pieces.length <= ROWS) return pieces;
  const from = Math.max(0, Math.min(piece - 1, pieces.length - 4));
  return pieces.slice(from, from + 4);
}
