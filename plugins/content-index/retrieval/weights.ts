/** Weights of a match by its place, tuned on bench/search; see its README. */
export const WEIGHTS = {
  title: 2.6,
  keyword: 1.7,
  leaf: 1.2,
  area: 1.9,
  heading: 1.0,
  body: 1.5,
  /** All words of the query in one question that an author wrote for the page. */
  question: 0.8,
  /** A word in another wording of a question, against a word in the question itself. */
  wording: 0.6,
  /** Words of the query in one section, against words anywhere in the page. */
  cohesion: 0.75,
  spread: 0.45,
  prefix: 0.75,
  fuzzy: 0.9,
  ended: 0.6,
  /** A page of another product than the query names. */
  otherProduct: 0.75,
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
  /** Factor on the score of a page that matches almost none of the query. */
  floor: 0.25,
  /** Bonus of a title for a word that few titles have: `delete` is in every text, but in few titles. */
  titleRarity: 0.3,
  /** A word that no title, keyword or heading has: said in passing wherever it stands. */
  passing: 0.6,
};
