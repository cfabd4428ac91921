/** What a match in each place is worth. Tuned on bench/search; see its README. */
export const WEIGHTS = {
  title: 2.6,
  keyword: 1.7,
  leaf: 1.2,
  area: 1.9,
  heading: 1.0,
  body: 1.5,
  /** Words of the query in one section, against words anywhere in the page. */
  cohesion: 0.75,
  spread: 0.45,
  prefix: 0.75,
  fuzzy: 0.9,
  ended: 0.6,
  faint: 0.4,
  /** A page about one command, for a query that names no tool. */
  command: 0.7,
  /** The query is the page's title or the last part of its route, no more and no less. */
  exact: 1.5,
  /** The same by a synonym. */
  exactSynonym: 1.2,
  /** Parts of an identifier, where the pages have it whole. */
  parts: 0.4,
  /** A much more frequent word near a rare one, which may be a typing error that some sample has too. */
  doubt: 0.6,
};
