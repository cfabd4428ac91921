import type {Section} from '../types';
import {
  type AnswerLine,
  FORMAT,
  type HeadingLine,
  type PagesFile,
  type Posting,
  rarityOf,
  writeHeadings,
  writeKeywords,
  writeRoutes,
  writeShard,
} from './format';
import {questionTerms, tokenize} from './tokenize';
import {FUNCTION_WORDS} from './words';

/** A file of the index. `data` is text, or the bytes of a shard. */
export type IndexFile = {name: string; data: Uint8Array | string};
export type BuildOptions = {
  /** Groups of synonyms. */
  synonyms: string[][];
  /** Areas whose service is no longer offered. */
  ended: string[];
  /** Names of each product by its area. */
  products: {[area: string]: string[]};
  /** Returns the name of a file, which includes a hash of its content. */
  nameOf: (stem: string, extension: string, data: Uint8Array | string) => string;
  /**
   * Approximate size of a shard in bytes. Default 10,000, which balances the number of requests
   * against unneeded data.
   */
  shardBytes?: number;
  /**
   * Number of questions in an answers file, each wording counted. Default 108, which is about 9 kB.
   */
  answersInFile?: number;
};

/** Weight of a term in a code sample. A term in the text counts 1. */
const CODE_WEIGHT = 0.5;
/**
 * Term frequency at which the impact of a term is half of its maximum, in a section of average
 * length (`k1` of BM25).
 */
const SATURATION = 1.2;
/** Effect of the length of a section, from 0 (none) to 1 (`b` of BM25). */
const LENGTH_SHARE = 0.6;

/**
 * Builds the index from sections, which must be grouped by page. Returns its files, the first tier
 * first.
 */
export function buildIndex(sections: Section[], options: BuildOptions): IndexFile[] {
  const pages = groupByRoute(sections);
  const lines = pages.flatMap(({sections: own}) => own.flatMap(answerLines));
  const postings = postingsOf(sections, lines);
  const having = new Map(postings.map(([term, list]) => [term, list.length]));
  const answers = writeAnswers(lines, options, (term) =>
    rarityOf(sections.length, having.get(term) ?? 0),
  );
  const shards = splitIntoShards(postings, options.shardBytes ?? 10_000).map((terms) => {
    const data = writeShard(terms);
    return {first: terms[0]?.[0] ?? '', name: options.nameOf('terms', 'bin', data), data};
  });
  const headings = writeHeadings(pages.flatMap(({sections: own}) => own.slice(1).map(headingLine)));
  const headingsName = options.nameOf('headings', 'txt', headings);
  const keywords = writeKeywords(pages.map(({top}) => top.keywords));
  const keywordsName = options.nameOf('keywords', 'txt', keywords);
  const areas = [...new Set(pages.map(({top}) => top.area))].sort();
  const kinds = [...new Set(pages.map(({top}) => top.kind))].sort();
  const file: PagesFile = {
    v: FORMAT,
    routes: writeRoutes(pages.map(({top}) => top.route)),
    titles: pages.map(({top}) => top.pageTitle.replace(/\s+/g, ' ')).join('\n'),
    areas,
    kinds,
    area: pages.map(({top}) => areas.indexOf(top.area)),
    kind: pages.map(({top}) => kinds.indexOf(top.kind)),
    sections: pages.map(({sections: own}) => own.length),
    questions: pages.map(({sections: own}) =>
      own.reduce((sum, section) => sum + answerLines(section).length, 0),
    ),
    answers: answers.map(({first, name}) => [first, name]),
    products: options.products,
    keywords: keywordsName,
    headings: headingsName,
    shards: shards.map(({first, name}) => [first, name]),
    synonyms: options.synonyms,
    ended: options.ended,
  };
  const data = JSON.stringify(file);
  return [
    {name: options.nameOf('pages', 'json', data), data},
    {name: keywordsName, data: keywords},
    {name: headingsName, data: headings},
    ...answers,
    ...shards,
  ];
}

function groupByRoute(sections: Section[]): {top: Section; sections: Section[]}[] {
  const pages: {top: Section; sections: Section[]}[] = [];
  for (const section of sections) {
    const last = pages[pages.length - 1];
    if (last?.top.route === section.route) {
      last.sections.push(section);
    } else {
      pages.push({top: section, sections: [section]});
    }
  }
  return pages;
}

/**
 * Returns the questions of a section, each followed by its other wordings. `writeAnswers` fills in
 * the rarities once all terms are counted.
 */
function answerLines({questions}: Section): AnswerLine[] {
  return questions.flatMap(({q, a, at, also}): AnswerLine[] => [
    [q, '', a, at],
    ...also.map((wording, index): AnswerLine => [wording, '', index + 1]),
  ]);
}

function writeAnswers(
  lines: AnswerLine[],
  {nameOf, answersInFile = 108}: BuildOptions,
  rarity: (term: string) => number,
): (IndexFile & {first: number})[] {
  const files: (IndexFile & {first: number})[] = [];
  for (let first = 0; first < lines.length; first += answersInFile) {
    const part = lines.slice(first, first + answersInFile);
    const data = JSON.stringify(
      part.map(([wording, , ...rest]) => [
        wording,
        questionTerms(wording).map(rarity).join(''),
        ...rest,
      ]),
    );
    files.push({first, name: nameOf('answers', 'json', data), data});
  }
  return files;
}

function headingLine({headings, anchor}: Section): HeadingLine {
  return {
    depth: headings.length,
    heading: (headings[headings.length - 1] ?? '').replace(/\s+/g, ' '),
    anchor,
  };
}

function postingsOf(sections: Section[], lines: AnswerLine[]): [string, Posting[]][] {
  const counted = sections.map((section) => countTerms(section));
  const average = counted.reduce((sum, {length}) => sum + length, 0) / Math.max(1, counted.length);
  const index = new Map<string, Posting[]>();
  const put = (term: string, posting: Posting): void => {
    const postings = index.get(term);
    if (postings) postings.push(posting);
    else index.set(term, [posting]);
  };
  counted.forEach(({weights, length}, section) => {
    const norm = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average);
    for (const [term, weight] of weights) {
      put(term, {section, impact: Math.min(7, Math.floor((8 * weight) / (weight + norm)))});
    }
  });
  lines.forEach(([wording, , answer], number) => {
    const terms = tokenize(wording).filter(({word}) => !FUNCTION_WORDS.has(word));
    new Set(terms.map(({term}) => term)).forEach((term) =>
      put(term, {section: sections.length + number, impact: Number(typeof answer === 'number')}),
    );
  });
  return [...index].sort(([a], [b]) => (a < b ? -1 : 1));
}

function countTerms({text, code}: Section): {weights: Map<string, number>; length: number} {
  const weights = new Map<string, number>();
  let length = 0;
  const add = (from: string, weight: number) => {
    for (const {term, word} of tokenize(from)) {
      if (!FUNCTION_WORDS.has(word) && !isNoise(word)) {
        weights.set(term, (weights.get(term) ?? 0) + weight);
        length += weight;
      }
    }
  };
  add(text, 1);
  add(code, CODE_WEIGHT);
  return {weights, length};
}

/**
 * Whether a word is a hash, key, or long number of a sample. Nobody searches for these, and each
 * would add a term to the index.
 */
function isNoise(word: string): boolean {
  return (
    /^\d{5,}$/.test(word) ||
    (word.length > 12 &&
      /\d/.test(word) &&
      /^[\da-z]+$/.test(word) &&
      (word.match(/\d/g) ?? []).length > 4)
  );
}

/** Distributes terms over shards by an estimate of their encoded size, with `target` in bytes. */
function splitIntoShards(terms: [string, Posting[]][], target: number): [string, Posting[]][][] {
  const shards: [string, Posting[]][][] = [];
  let size = Infinity;
  for (const term of terms) {
    if (size > target) {
      shards.push([]);
      size = 0;
    }
    shards[shards.length - 1]?.push(term);
    size += 4 + term[0].length / 2 + term[1].length * 1.4;
  }
  return shards;
}
