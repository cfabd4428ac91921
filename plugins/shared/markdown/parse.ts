import {readFrontMatter} from './front-matter';
import {Reader} from './reader';
import {parseTree} from './tree';
import type {Parsed, Place} from './types';

/** Reads a Markdown file into what rules ask for. Never throws: an unreadable file has `error`. */
export function parse(source: string): Parsed {
  const reader = new Reader(source);
  const frontMatter = readFrontMatter(source);
  try {
    reader.read(parseTree(source));
    return {...reader.result, frontMatter};
  } catch (cause) {
    const {reason, message, line, column, place} = cause as Error & {
      reason?: string;
      line?: number;
      column?: number;
      place?: Place & {start?: Place};
    };
    return {
      ...new Reader(source).result,
      frontMatter,
      error: {
        line: line ?? place?.start?.line ?? 1,
        column: column ?? place?.start?.column ?? 1,
        message: reason ?? message,
      },
    };
  }
}
