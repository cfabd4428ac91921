/** Weights and factors of ranking, tuned on bench/search (see its README). */
export const WEIGHTS = {
  /** A term in the title. */
  title: 2.6,
  /** A term in the keywords of the front matter. */
  keyword: 1.7,
  /** A term in the last part of the route. */
  leaf: 1.2,
  /** A term in the other parts of the route, such as the area. */
  area: 1.9,
  /** A term in the heading of a section. */
  heading: 1.0,
  /** A term in the text of a section. */
  body: 1.5,
  /** The written question of the page that matches the largest share of the query. */
  question: 0.8,
  /** A term in an alternative wording of a question. A term in the question itself counts 1. */
  wording: 0.6,
  /** The best section of the page, which rewards terms that occur in the same section. */
  cohesion: 0.75,
  /**
   * For each term, the section that matches it best, so that terms may be in different sections.
   */
  spread: 0.45,
  /** A term that begins with the word being typed. */
  prefix: 0.75,
  /** A term that differs from the typed word by one or two typing errors. */
  fuzzy: 0.9,
  /** Factor on pages of a service that is no longer offered, unless the query names it. */
  ended: 0.6,
  /** Factor on pages of a product other than those that the query names. */
  otherProduct: 0.75,
  /** Factor on the weight of terms in `faint`, and of numbers in a complete question. */
  faint: 0.4,
  /** Factor on reference pages of command-line tools if the query names no tool. */
  command: 0.7,
  /**
   * Factor on a page whose title, or last part of the route, has exactly the terms of the query.
   */
  exact: 1.5,
  /** The same if at least one of the terms matches by a synonym. */
  exactSynonym: 1.2,
  /** Factor on the parts of an identifier if the index contains the whole identifier. */
  parts: 0.4,
  /**
   * Factor on a much more frequent term that resembles a rare one. The rare one may be a typing
   * error that also occurs in a sample.
   */
  doubt: 0.6,
  /** Factor on the score of a page at zero coverage. It rises to 1 at full coverage. */
  floor: 0.25,
  /**
   * Weight of the title IDF of a term in the title. `delete`, for example, is in many texts but in
   * few titles.
   */
  titleRarity: 0.3,
  /**
   * Factor on the weight of a term that no title, keyword, or heading contains, because pages only
   * mention it.
   */
  passing: 0.6,
};
