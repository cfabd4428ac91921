import type {Slot} from './query';
import type {WrittenQuestion} from './tiers';

/** Loads a file of the index by its name. Rejects if the file cannot be read. */
export type Load = (file: string) => Promise<ArrayBuffer>;

/**
 * A section of a hit. `headings` is its path, outermost first; `score` compares sections of one
 * page.
 */
export type SectionHit = {section: number; anchor: string; headings: string[]; score: number};
export type PageHit = {
  page: number;
  route: string;
  title: string;
  area: string;
  kind: string;
  score: number;
  /**
   * Share of the query that the page matches, from 0 to 1, with each term weighted by its rarity.
   */
  coverage: number;
  /** The same for the best single section of the page. */
  sectionCoverage: number;
  /** Best first, at most 8. The text above the first heading has an empty anchor. */
  sections: SectionHit[];
  /** Whether the page belongs to a product other than those that the query names. */
  isOther: boolean;
  /** Whether the page belongs to a product that the query names. */
  isNamed: boolean;
  /** Whether the page is about a service that is no longer offered. */
  isEnded: boolean;
  /**
   * For each written question of the page, the share of the query that it matches, weighted by IDF.
   */
  shares: number[];
  /**
   * The written questions of the page. Only loaded with `written`, and only if one of them is
   * similar to the query.
   */
  questions?: WrittenQuestion[];
};
/** A term of the query: a word, an identifier, or a phrase that has synonyms. */
export type Term = {
  words: string[];
  /** Inverse document frequency, from 0.15 to 4.5, reduced for weak and faint words. */
  idf: number;
  /** Number of pages that match. */
  pages: number;
  /** Its keys in the index: stems, prefix matches, synonyms, and corrections. */
  stems: string[];
  /** The keys in `stems` that do not come from a synonym. */
  typed: string[];
  /** Its synonyms. Each is a list of stems, all of which must match. */
  synonyms: string[][];
  /** Whether the term replaces a word that the index does not contain. */
  corrected: boolean;
};
export type Result = {
  pages: PageHit[];
  /** Number of matching pages, including those beyond `limit`. */
  total: number;
  /** Stems that matched, for highlighting. */
  marks: string[];
  terms: Term[];
  /** The query that was run. With `before`, it is completed from the previous question. */
  query?: string;
  /** With `written`: an answer whose question means the same as the query. */
  answer?: Written;
  /** With `written`: pages of any rank that have a similar question, best first. */
  asked?: PageHit[];
  /** With `written`: the most similar written questions, best first. */
  near?: Near[];
  /**
   * Whether the result is preliminary, because files did not load within `patience`. Run the query
   * again for the full result.
   */
  early?: boolean;
};
/** Limits results to these areas (with the areas inside them) and kinds of page. */
export type Filter = {areas?: string[]; kinds?: string[]};
export type Options = Filter & {
  /** Maximum number of pages to return. Default 20. */
  limit?: number;
  /** Whether the last word may be incomplete, so that it also matches as a prefix. Default true. */
  typing?: boolean;
  /**
   * Milliseconds to wait for the second tier, and for written questions, before returning an
   * `early` result. Default: no limit.
   */
  patience?: number;
  /** The previous question, which completes a short follow-up such as "and in Terraform?". */
  before?: string;
  /**
   * Also looks for a written answer: `likely` returns probable matches, `sure` only near certain
   * ones. Default: none.
   */
  written?: 'likely' | 'sure';
  /**
   * Words that get a lower weight, such as the name of a tool in a question about a service.
   * Default: none.
   */
  faint?: string[];
};

/** A question from the front matter of a page, with its answer. */
export type Written = {
  question: string;
  /** A sentence or two of Markdown. */
  text: string;
  route: string;
  /** Anchor of the section; empty for the top of the page. */
  anchor: string;
  /** Title of the page. */
  page: string;
  /** Headings of the section, outermost first. */
  headings: string[];
};

/**
 * A written question similar to the query, with the probability (0 to 1) that it is the one that
 * means the same. The probabilities of all similar questions add up to at most 1.
 */
export type Near = Written & {chance: number};

/** A term of the index that matches a word of the query. The exact term has weight 1. */
export type Expansion = {term: string; weight: number};

/**
 * Matches of one slot of the query. Each array has a score per page, section, or question; 0 is no
 * match.
 */
export type Found = {
  slot: Slot;
  /** Inverse document frequency, from 0.15 to 4.5, reduced for weak words. Used for coverage. */
  rarity: number;
  /** Weight in ranking: `rarity`, reduced if no title, keyword, or heading matches. */
  idf: number;
  /** Inverse document frequency in titles, keywords, and routes; 0 if none matches. */
  titleIdf: number;
  /** Number of pages that match. */
  pages: number;
  stems: Set<string>;
  /** The keys in `stems` that do not come from a synonym. */
  typed: string[];
  /** By page; covers title, keywords, and route. */
  title: Float32Array;
  /** By section. */
  heading: Float32Array;
  body: Float32Array;
  /** By written question, each wording counted. */
  question: Float32Array;
};
