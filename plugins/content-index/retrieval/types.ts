import type {Slot} from './query';
import type {WrittenQuestion} from './tiers';

export type Load = (file: string) => Promise<ArrayBuffer>;

export type SectionHit = {section: number; anchor: string; headings: string[]; score: number};
export type PageHit = {
  page: number;
  route: string;
  title: string;
  area: string;
  kind: string;
  score: number;
  /** Share of the meaning of the query that the page has, 0 to 1. */
  coverage: number;
  /** The same for its best section alone. */
  sectionCoverage: number;
  /** Best first; the top of the page has no anchor. */
  sections: SectionHit[];
  /** Whether it is about another product than those that the query names. */
  isOther: boolean;
  /** Whether it is about a product that the query names. */
  isNamed: boolean;
  /** Whether its service has ended. */
  isEnded: boolean;
  /** The share of the query's meaning that each of its written questions has. */
  shares: number[];
  /** With `written`: these questions, if one of them is near. */
  questions?: WrittenQuestion[];
};
export type Term = {
  words: string[];
  /** Rarity: what it says about a page. */ idf: number;
  /** Pages that have it. */ pages: number;
  /** Its keys in the index: stems, synonyms, corrections. */ stems: string[];
  /** Those of them that are not synonyms. */ typed: string[];
  /** Its synonyms, each as the stems that must stand together. */ synonyms: string[][];
  corrected: boolean;
};
export type Result = {
  pages: PageHit[];
  total: number;
  /** Stems that matched, to mark words with. */ marks: string[];
  terms: Term[];
  /** The query that was searched: with `before`, completed from the question before it. */
  query?: string;
  /** With `written`: the answer that an author wrote to this. */
  answer?: Written;
  /** With `written`: pages anywhere whose questions come near, best first. */
  asked?: PageHit[];
  /** With `written` and without `answer`: the written question that comes nearest. */
  near?: Near;
  /** Of the first tier alone, since the second is late: asked again, it is ranked by all. */
  early?: boolean;
};
export type Filter = {areas?: string[]; kinds?: string[]};
export type Options = Filter & {
  limit?: number;
  /** Whether the last word may be unfinished. Default true. */
  typing?: boolean;
  /** Milliseconds to wait for the second tier when the first has an answer. Default: as long as it takes. */
  patience?: number;
  /** The question that was asked before, on which a short one leans. */
  before?: string;
  /** Looks for a written answer, too, and gives one that is likely, or only one that is beyond doubt. Default: none. */
  written?: 'likely' | 'sure';
  /** Words that say how rather than what, and count for less: the tool that a question names. */
  faint?: string[];
};

/** An answer that an author wrote, whose question is the query in other words. */
export type Written = {
  question: string;
  /** Markdown of a sentence or two. */
  text: string;
  route: string;
  /** Empty for the top of the page. */
  anchor: string;
  /** Title of the page. */
  page: string;
  /** Headings of the section, the outermost first. */
  headings: string[];
};

/** A written question that comes near the query, and how likely it is the query in other words, 0 to 1. */
export type Near = Written & {chance: number};

/** A term of the index that stands for a word of the query, and what it is worth beside the word itself. */
export type Expansion = {term: string; weight: number};

/** What the index has for one slot of the query. */
export type Found = {
  slot: Slot;
  /** The natural logarithm of how many times more pages there are than pages that have it. */
  rarity: number;
  /** Its weight in ranking: its rarity, reduced for words in passing and words that ask how. */
  idf: number;
  /** The same among titles, keywords and routes; 0 where none has it. */
  titleIdf: number;
  pages: number;
  stems: Set<string>;
  /** Those of `stems` that are no synonyms. */
  typed: string[];
  /** By page. */
  title: Float32Array;
  /** By section. */
  heading: Float32Array;
  body: Float32Array;
  /** By question. */
  question: Float32Array;
};
