import type {Document, Place} from '../content/types';
import type {Problem} from '../problem';
import type {Rule} from '../rule';

/** Minimum number of words: shorter paragraphs are similar by nature. */
const LEAST_WORDS = 25;
const SHINGLE = 6;
/** Share of common shingles at which two paragraphs count as the same. */
const SAME = 0.8;

type Paragraph = Place & {document: Document; shingles: Set<number>; text: string};

/** 32-bit FNV-1a. */
function hash(words: string[]): number {
  let value = 0x811c9dc5;
  for (const word of words) {
    for (let index = 0; index < word.length; index += 1) {
      value = Math.imul(value ^ word.charCodeAt(index), 0x01000193);
    }
    value = Math.imul(value ^ 32, 0x01000193);
  }
  return value;
}

export function shinglesOf(text: string): Set<number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_.-]+/gu) ?? [];
  const shingles = new Set<number>();
  if (words.length >= LEAST_WORDS) {
    for (let index = 0; index + SHINGLE <= words.length; index += 1) {
      shingles.add(hash(words.slice(index, index + SHINGLE)));
    }
  }
  return shingles;
}

/** The most similar paragraph of another file, if it is nearly the same. */
function similarTo(paragraph: Paragraph, index: Map<number, Paragraph[]>): Paragraph | undefined {
  const common = new Map<Paragraph, number>();
  for (const shingle of paragraph.shingles) {
    for (const other of index.get(shingle) ?? []) {
      if (other.document !== paragraph.document) {
        common.set(other, (common.get(other) ?? 0) + 1);
      }
    }
  }
  for (const [other, count] of common) {
    if (count / Math.min(paragraph.shingles.size, other.shingles.size) >= SAME) {
      return other;
    }
  }
  return undefined;
}

/** Refuses a paragraph that several pages repeat: it belongs in a partial. */
export const duplication: Rule = ({documents}) => {
  const index = new Map<number, Paragraph[]>();
  const problems: Problem[] = [];
  for (const document of documents) {
    for (const {type, text, line, column} of document.blocks) {
      const shingles = type === 'paragraph' ? shinglesOf(text) : new Set<number>();
      if (shingles.size === 0) {
        continue;
      }
      const paragraph = {document, line, column, text, shingles};
      const other = similarTo(paragraph, index);
      if (other) {
        problems.push({
          file: document.file,
          line,
          column,
          rule: 'duplication/paragraph',
          message: `The paragraph "${text.replace(/\s+/g, ' ').slice(0, 50)}…" is in ${other.document.file}:${other.line} as well.`,
          hint: other.document.isPartial
            ? 'Import that partial instead.'
            : 'Put it into a partial, `_name.mdx`, and import it in both; or say here what is particular to this page.',
        });
        continue;
      }
      shingles.forEach((shingle) => {
        const known = index.get(shingle);
        if (known) {
          known.push(paragraph);
        } else {
          index.set(shingle, [paragraph]);
        }
      });
    }
  }
  return problems;
};
