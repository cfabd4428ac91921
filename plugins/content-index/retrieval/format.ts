/** Changes with the shape of the files: a tab that was open before a deploy must not misread them. */
export const FORMAT = 4;

/** First tier: everything needed to show first results, and the way to the rest. Strings of a column are joined by newlines. */
export type PagesFile = {
  v: typeof FORMAT;
  /** Routes, front-coded: a digit pair in base 36 counts the characters shared with the route before. */
  routes: string;
  titles: string;
  areas: string[];
  kinds: string[];
  /** Index into `areas`, then `kinds`, by page. */
  area: number[];
  kind: number[];
  /** Number of sections by page, the top of the page included. */
  sections: number[];
  /** Number of questions by page, each wording counted. In shards, a question is a section past the last one. */
  questions: number[];
  /** Second tier: first question and file of each part of the questions with their answers. */
  answers: [number, string][];
  /** Names of a product as people type them, by its area: old names and clients included. */
  products: {[area: string]: string[]};
  /** Second tier: the keywords, a line for each page. */
  keywords: string;
  /** Second tier: the headings. */
  headings: string;
  /** Second tier: first term and file of each shard of the words in the text, in order of terms. */
  shards: [string, string][];
  /** Groups of words that mean the same, as people type them. */
  synonyms: string[][];
  /** Areas whose service has ended: found when named, and otherwise after the others. */
  ended: string[];
};

/** The manifest, the one file without a hash in its name: it names the first tier of this build. */
export type Manifest = {pages: string};

/** One line a section but for tops of pages: depth, heading, and the anchor where it is not the heading's slug. */
export type HeadingLine = {depth: number; heading: string; anchor: string};

/** The anchor that most headings have. It is left out to save bytes; writeHeadings writes every anchor that differs. */
export function simpleSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replace(/ /g, '-');
}

export function writeHeadings(lines: HeadingLine[]): string {
  return lines
    .map(
      ({depth, heading, anchor}) =>
        `${depth}${heading}${anchor === simpleSlug(heading) ? '' : `\t${anchor}`}\n`,
    )
    .join('');
}

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

export function writeKeywords(pages: string[][]): string {
  return pages.map((keywords) => `${keywords.join(',').replace(/\s+/g, ' ')}\n`).join('');
}

/** A line for each page. */
export function readKeywords(text: string, pages: number): string[] {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length !== pages) {
    throw new RangeError(`search index: keywords of ${lines.length} of ${pages} pages`);
  }
  return lines;
}

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

export function readRoutes(text: string): string[] {
  let previous = '';
  return text.split('\n').map((line) => {
    previous = previous.slice(0, parseInt(line.slice(0, 2), 36)) + line.slice(2);
    return previous;
  });
}

/**
 * A written question with its answer and its anchor, and the rarity of its terms, a digit for each of `questionTerms`; or
 * another wording of a question, with how many lines above it the question stands.
 */
export type AnswerLine =
  | [q: string, rarities: string, a: string, at: string]
  | [wording: string, rarities: string, above: number];

/** How much a term says, by how many of the sections have it: from 0 to 9. */
export function rarityOf(sections: number, having: number): number {
  return Math.max(0, Math.min(9, Math.round(2 * Math.log(1 + sections / (8 * (1 + having))))));
}

export type Posting = {
  section: number;
  /** 0 to 7; of a question, 0 in the question itself and 1 in another wording */
  impact: number;
};
export type Postings = Map<string, Posting[]>;

/** Terms front-coded; postings as gaps with the impact in the low three bits, seven bits a byte. */
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
