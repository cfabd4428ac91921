import type {Candidate} from './choose';
import {type Chunk, piecesOf} from './page';

/** Words of prose that are shown before "Continue on the page". */
const WORDS = 180;
/** Rows and items that are shown of a table or list that is longer. */
const ROWS = 8;
/** Words of a paragraph that is shown after the block that answers: what to do, or what it prints. */
const AFTER = 45;
const CODE_LINES = 28;

/** A sentence that leans on the one before it. */
const LEANS =
  /^(?:this|that|these|those|it|its|they|them|both|either|neither|so|but|then|thus|otherwise|instead|also|here|there|such|however|therefore|the (?:former|latter|same|other|first|second|next|last)|in (?:this|that|both) case|for (?:this|that|example)|after(?:ward| that)|and|or)\b/i;

/** A paragraph about the sample above it. */
const SPEAKS_OF_CODE =
  /^the (?:output|command|result|response|block|sample|example|code|query|statement)\b/i;

const isBlock = ({kind}: Chunk): boolean => kind !== 'text' && kind !== 'note';

export const wordsIn = (md: string): number => md.split(/\s+/).length;

/** A part of a section in its own order: from where it answers, as much as fits, and one block beside the prose. */
export function excerptOf({chunks, chunk, piece, isAlone}: Candidate): {
  md: string;
  isCut: boolean;
} {
  const at = chunks.indexOf(chunk);
  const before = chunks.slice(0, at).reduce((sum, {md}) => sum + wordsIn(md), 0);
  // Of two blocks, the one that answers is shown.
  const isSecondBlock = isBlock(chunk) && chunks.slice(0, at).some(isBlock);
  const from = at > 0 && (before > WORDS / 2 || isSecondBlock) ? startOf(chunks, at) : 0;
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
  // A sentence that introduces what was cut off introduces nothing.
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

/** Goes back from a chunk to one that can be read without what stands before it. */
function startOf(chunks: Chunk[], at: number): number {
  let from = at;
  const introduces = (chunk: Chunk | undefined) => chunk?.kind === 'text' && chunk.md.endsWith(':');
  while (from > 0) {
    const isText = chunks[from]?.kind === 'text';
    const isOnCode =
      isText && chunks[from - 1]?.kind === 'code' && SPEAKS_OF_CODE.test(chunks[from]?.md ?? '');
    // `These errors come from the driver:` speaks of the list below it.
    const leans = LEANS.test(chunks[from]?.md ?? '') && !introduces(chunks[from]);
    if (isOnCode || (isText ? leans : introduces(chunks[from - 1]))) from -= 1;
    else break;
  }
  return from;
}

/** As much of a chunk as fits, with the piece that answers in it. */
function cut(chunk: Chunk, piece: number, words: number): {md: string; isCut: boolean} {
  const pieces = piecesOf(chunk);
  switch (chunk.kind) {
    case 'text': {
      if (wordsIn(chunk.md) <= words * 1.25) return {md: chunk.md, isCut: false};
      let from = piece;
      while (from > 0 && LEANS.test(pieces[from] ?? '')) from -= 1;
      // From the beginning where that fits, too.
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

/** A table, or a list of messages and what they mean. */
const isOfSymptoms = (chunk: Chunk): boolean =>
  chunk.kind === 'table' ||
  (chunk.kind === 'list' && piecesOf(chunk).every((item) => /`/.test(item.split(': ')[0] ?? '')));

/** One row of a table, under the names of its columns, or one item of a list. */
function rowOf(chunk: Chunk, piece: number): {md: string; isCut: boolean} {
  const rows = piecesOf(chunk);
  const head = chunk.kind === 'table' ? chunk.md.split('\n').slice(0, 2) : [];
  return {md: [...head, rows[piece]].join('\n'), isCut: rows.length > 1};
}

/** All of few rows; of many, those around the one that answers. */
function around(pieces: string[], piece: number): string[] {
  if (pieces.length <= ROWS) return pieces;
  const from = Math.max(0, Math.min(piece - 1, pieces.length - 4));
  return pieces.slice(from, from + 4);
}
