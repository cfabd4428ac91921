import type {Kind} from '../shared/areas';

export type {Kind};

/** A listed page with its content. Unlisted and draft pages are left out. */
export type Page = {
  /** URL path with the base URL, for example `/docs/products/kafka`. */
  route: string;
  title: string;
  description: string;
  /** Search terms that the text of the page does not contain, from front matter. */
  keywords: string[];
  kind: Kind;
  /** Id of the area, for example `kafka` or `kafka/kafka-connect`. */
  area: string;
  /** Questions that the page answers, from front matter. */
  questions: Question[];
  blocks: Block[];
};

/**
 * A question, its answer as Markdown, and the anchor of the section that has the answer; empty for the top of the page.
 * `also`: other wordings of the question, which search compares with a query and no reader sees.
 */
export type Question = {q: string; a: string; at: string; also: string[]};

export type PageMeta = Omit<Page, 'blocks'> & {
  /** Absolute path of the source file; absent for generated indexes. */
  file?: string;
  /** Content of a generated category page, which has no source file. */
  generated?: Block[];
};

/**
 * A part of a page's content, with inline text as Markdown. read/html and read/source give the same blocks for a page.
 */
export type Block =
  /** `id` is the anchor of the heading; empty if it has none. */
  | {t: 'heading'; depth: number; id: string; md: string}
  | {t: 'paragraph'; md: string}
  | {t: 'code'; lang: string; title?: string; text: string}
  | {t: 'list'; ordered: boolean; start: number; items: Block[][]}
  /** `anchors`: ids of rows and columns. */
  | {t: 'table'; rows: string[][]; anchors?: string[]}
  | {t: 'note'; kind: string; title: string; blocks: Block[]}
  | {t: 'tabs'; tabs: {label: string; blocks: Block[]}[]}
  | {t: 'details'; summary: string; blocks: Block[]}
  | {t: 'quote'; blocks: Block[]};

/** The text below one heading: the unit of search results and citations. */
export type Section = {
  route: string;
  /** Anchor of the heading; empty for the text above the first heading. */
  anchor: string;
  /** Other anchors in the section: of table rows, and of headings in tabs or below the third level. */
  anchors: string[];
  /** Questions that the section answers. */
  questions: Question[];
  pageTitle: string;
  /** Headings from the outermost to the section's own; empty for the top of the page. */
  headings: string[];
  text: string;
  code: string;
  kind: Kind;
  area: string;
  keywords: string[];
};
