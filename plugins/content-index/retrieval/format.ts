/**
 * Version of the file format. Increase it with each change: a tab opened before a deploy rejects
 * newer files instead of misreading them.
 */
export const FORMAT = 4;

/**
 * First tier of the index: what the first results need, and the names of the second-tier files. A
 * column of strings is joined by newlines.
 */
export type PagesFile = {
  v: typeof FORMAT;
  /**
   * Routes, front-coded: two base-36 digits give the number of characters shared with the previous
   * route.
   */
  routes: string;
  titles: string;
  areas: string[];
  kinds: string[];
  /** For each page, the index of its area in `areas`. `kind` is the same for `kinds`. */
  area: number[];
  kind: number[];
  /** Number of sections of each page, including the top of the page. */
  sections: number[];
  /**
   * Number of written questions of each page, each wording counted. In postings, questions are
   * numbered after the last section.
   */
  questions: number[];
  /** Second tier: number of the first question in each answers file, and the name of the file. */
  answers: [number, string][];
  /** Names of each product by its area, including former names and clients. */
  products: {[area: string]: string[]};
  /** Second tier: name of the file of keywords, which has one line per page. */
  keywords: string;
  /** Second tier: name of the file of headings. */
  headings: string;
  /**
   * Second tier: first term of each shard of postings, and the name of its file, in order of terms.
   */
  shards: [string, string][];
  /** Groups of synonyms. */
  synonyms: string[][];
  /**
   * Areas whose service is no longer offered. Their pages rank lower unless the query names them.
   */
  ended: string[];
};

/**
 * The manifest, which names the first-tier file of the build. It is the only file without a hash in
 * its name.
 */
export type Manifest = {pages: string};

/**
 * A section other than the top of a page, as one line: depth, heading, and the anchor if it is not
 * the slug of the heading.
 */
export type HeadingLine = {depth: number; heading: string; anchor: string};

/**
 * Returns the slug that Docusaurus gives most headings. `writeHeadings` saves bytes by writing an
 * anchor only if it differs.
 */
export function simpleSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replace(/ /g, '-');
}

/** Returns the file of headings. */
export function writeHeadings(lines: HeadingLine[]): string {
  return lines
    .map(
      ({depth, heading, anchor}) =>
        `${depth}${heading}${anchor === simpleSlug(heading) ? '' : `\t${anchor}`}\n`,
    )
    .join('');
}

/** Parses a file of headings. Throws a RangeError if the file is truncated. */
export function readHeadings(text: string): HeadingLine[] {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.some((line) => !/^\d/.test(line))) {
    throw new RangeError('search index: the list of headings is cut off');
  }
  return lines.map((line) => {
    const [heading = '', anchor] = line.slice(1).split('\t');
    return {depth: Number(line[0]), heading, anchor: anchor ?? simpleSlug(heading)};
  });
}

/** Returns the file of keywords, with one line per page. */
export function writeKeywords(pages: string[][]): string {
  return pages.map((keywords) => `${keywords.join(',').replace(/\s+/g, ' ')}\n`).join('');
}

/**
 * Returns the keywords of each page, separated by commas. Throws a RangeError if the number of
 * lines is not `pages`.
 */
export function readKeywords(text: string, pages: number): string[] {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length !== pages) {
    throw new RangeError(`search index: keywords of ${lines.length} of ${pages} pages`);
  }
  return lines;
}

/** Returns the routes front-coded, one per line. */
export function writeRoutes(routes: string[]): string {
  return routes
    .map((route, index) => {
      const previous = routes[index - 1] ?? '';
      let shared = 0;
      while (shared < route.length && route[shared] === previous[shared]) {
        shared += 1;
      }
      return shared.toString(36).padStart(2, '0') + route.slice(shared);
    })
    .join('\n');
}

/** Parses what `writeRoutes` returns. */
export function readRoutes(text: string): string[] {
  let previous = '';
  return text.split('\n').map((line) => {
    previous = previous.slice(0, parseInt(line.slice(0, 2), 36)) + line.slice(2);
    return previous;
  });
}

/**
 * A written question with its answer and anchor, or an alternative wording. `rarities` has a digit
 * per term, in the order of `questionTerms`. `above` says how many lines above the wording its
 * question is.
 */
export type AnswerLine =
  | [q: string, rarities: string, a: string, at: string]
  | [wording: string, rarities: string, above: number];

/**
 * Steps of the rarity per natural logarithm. With 2, a term in about ten of 6,000 sections reaches 9,
 * the highest value that is one digit, and rarer ones need no telling apart.
 */
const RARITY_STEPS = 2;
/** A term in one of so many sections, or in more, tells little about a section: at most rarity 1. */
const COMMON = 8;

/**
 * Returns the rarity of a term as an integer from 0 to 9. `sections` is the number of sections,
 * `having` the number of postings of the term.
 */
export function rarityOf(sections: number, having: number): number {
  const steps = RARITY_STEPS * Math.log(1 + sections / (COMMON * (1 + having)));
  return Math.max(0, Math.min(9, Math.round(steps)));
}

export type Posting = {
  section: number;
  /**
   * Weight of the term in the section, from 0 to 7. For a written question: 0 in the question
   * itself, 1 in another wording.
   */
  impact: number;
};
/** The postings of each term, in ascending order of sections. */
export type Postings = Map<string, Posting[]>;

/**
 * Encodes a shard: terms are front-coded, and each posting is a varint of the gap to the previous
 * section with the impact in the low three bits. Terms and sections must be in ascending order.
 */
export function writeShard(terms: [string, Posting[]][]): Uint8Array {
  const out: number[] = [];
  const varint = (value: number) => {
    let rest = value;
    while (rest > 127) {
      out.push((rest & 127) | 128);
      rest >>>= 7;
    }
    out.push(rest);
  };
  const encoder = new TextEncoder();
  let previous = new Uint8Array();
  varint(terms.length);
  for (const [term, postings] of terms) {
    const bytes = encoder.encode(term);
    let shared = 0;
    while (shared < Math.min(bytes.length, previous.length) && bytes[shared] === previous[shared]) {
      shared += 1;
    }
    varint(shared);
    varint(bytes.length - shared);
    out.push(...bytes.subarray(shared));
    previous = bytes;
    varint(postings.length);
    let last = -1;
    for (const {section, impact} of postings) {
      varint(((section - last - 1) << 3) | impact);
      last = section;
    }
  }
  return Uint8Array.from(out);
}

/** Decodes a shard. Throws a RangeError if it is truncated or has bytes left over. */
export function readShard(bytes: Uint8Array): Postings {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) {
        throw new RangeError('search index: a shard is cut off');
      }
      value |= (byte & 127) << shift;
      if (byte < 128) {
        return value;
      }
    }
  };
  const decoder = new TextDecoder();
  const terms: Postings = new Map();
  let previous = new Uint8Array();
  for (let left = varint(); left > 0; left -= 1) {
    const shared = varint();
    const rest = varint();
    const term = new Uint8Array(shared + rest);
    term.set(previous.subarray(0, shared));
    term.set(bytes.subarray(at, at + rest), shared);
    at += rest;
    previous = term;
    const postings: Posting[] = [];
    let section = -1;
    for (let count = varint(); count > 0; count -= 1) {
      const value = varint();
      section += (value >>> 3) + 1;
      postings.push({section, impact: value & 7});
    }
    terms.set(decoder.decode(term), postings);
  }
  if (at !== bytes.length) {
    throw new RangeError('search index: a shard has more than its terms');
  }
  return terms;
}
