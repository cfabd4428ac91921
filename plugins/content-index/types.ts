import type {Kind} from '../shared/areas';

export type {Kind};

/** A page as the rest of the project may see it. Unlisted and draft pages are never among them. */
export type Page = {
  /** URL path with the base URL, for example `/docs/products/kafka`. */
  route: string;
  title: string;
  description: string;
  /** Words that people search for and the page does not contain, from front matter. */
  keywords: string[];
  kind: Kind;
  /** Product or part of the platform, for example `kafka` or `kafka/kafka-connect`. */
  area: string;
  /** What people ask and the page answers, from front matter. */
  questions: Question[];
  blocks: Block[];
};

/** A question as people type it, its answer as Markdown, and the anchor of the section that says it; empty for the top. */
export type Question = {q: string; a: string; at: string};

export type PageMeta = Omit<Page, 'blocks'> & {
  /** Absolute path of the source file; absent for generated indexes. */
  file?: string;
  /** Blocks that the metadata alone gives (generated indexes have no source). */
  generated?: Block[];
};

/** A part of a page as a reader sees it, with inline text as Markdown. Both readers give the same blocks for a page. */
export type Block =
  /** `id` is the anchor that the page has for the heading; empty where it has none. */
  | {t: 'heading'; depth: number; id: string; md: string}
  | {t: 'paragraph'; md: string}
  | {t: 'code'; lang: string; title?: string; text: string}
  | {t: 'list'; ordered: boolean; start: number; items: Block[][]}
  /** `anchors`: ids of rows and columns that have one. */
  | {t: 'table'; rows: string[][]; anchors?: string[]}
  | {t: 'note'; kind: string; title: string; blocks: Block[]}
  | {t: 'tabs'; tabs: {label: string; blocks: Block[]}[]}
  | {t: 'details'; summary: string; blocks: Block[]}
  | {t: 'quote'; blocks: Block[]};

/** The unit of search and of citations: what stands under one heading. */
export type Section = {
  route: string;
  /** Fragment of the heading; empty for what stands before the first one. */
  anchor: string;
  /** Further anchors inside the section: of headings in tabs or of a lower level, and of table rows. */
  anchors: string[];
  /** Questions whose answer the section has. */
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
