/** A page that was found, or a section of it. */
export type Hit = {
  /** Address with the anchor. */
  url: string;
  /** Route of the page, without the anchor. */
  route: string;
  /** Empty for the page as a whole. */
  anchor: string;
  /** Title of the page, plain. */
  title: string;
  /** Headings from the outermost to the section's own, plain; empty for the page. */
  headings: string[];
  /** The last heading, or the title, as escaped HTML with matched words in `<mark>`. */
  html: string;
  area: string;
  kind: string;
  /** Words to mark in text about this hit; absent where the service marks by itself. */
  marks?: string[];
};

/** A short answer to a question, with the section that it stands in. */
export type Answer = {question: string; text: string; url: string; page: string; section: string};

export type Results = {
  hits: Hit[];
  /** Pages that match in all. */
  total: number;
  /** Whether a search with `whole` could return better hits, in another order. */
  early?: boolean;
  answer?: Answer;
};

export type SearchOptions = {
  /** Pages at most. Default 8. */
  limit?: number;
  signal?: AbortSignal;
  areas?: string[];
  kinds?: string[];
  /** Whether the last word may be unfinished. Default true. */
  typing?: boolean;
  /** Whether to wait for all that the order of hits depends on. Default false. */
  whole?: boolean;
};
