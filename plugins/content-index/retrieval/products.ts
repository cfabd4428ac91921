import {tokenize} from './tokenize';

/**
 * Finds the names of products in a text. The constructor takes the names of each product by its
 * area.
 */
export class Products {
  private readonly byFirst = new Map<string, {terms: string[]; area: string}[]>();

  constructor(names: {[area: string]: string[]}) {
    for (const [area, list] of Object.entries(names)) {
      for (const name of list) {
        const terms = wordsOf(name).map(({term}) => term);
        const [first = ''] = terms;
        this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), {terms, area}]);
      }
    }
    // The longest name wins, so that `kafka connect` is not read as `kafka`.
    this.byFirst.forEach((list) => list.sort((a, b) => b.terms.length - a.terms.length));
  }

  /** Returns the areas of the products that a text names. */
  in(text: string): Set<string> {
    return new Set(this.find(wordsOf(text)).flatMap(({areas}) => areas));
  }

  /** Returns the words of a text in lower case, without names of products. */
  without(text: string): string {
    const words = wordsOf(text);
    const named = this.find(words);
    return words
      .filter((_, index) => !named.some(({from, to}) => index >= from && index < to))
      .map(({word}) => word)
      .join(' ');
  }

  private find(words: {term: string}[]): {from: number; to: number; areas: string[]}[] {
    const found: {from: number; to: number; areas: string[]}[] = [];
    for (let at = 0; at < words.length;) {
      const names = (this.byFirst.get(words[at]?.term ?? '') ?? []).filter(({terms}) =>
        terms.every((term, index) => words[at + index]?.term === term),
      );
      const longest = names[0]?.terms.length ?? 0;
      if (longest > 0) {
        const areas = names.filter(({terms}) => terms.length === longest).map(({area}) => area);
        found.push({from: at, to: at + longest, areas});
      }
      at += Math.max(1, longest);
    }
    return found;
  }
}

/**
 * Whether an area is that of one of the products, inside it, or around it. For example,
 * `kafka/kafka-connect` belongs to `kafka`, and `kafka` to `kafka/kafka-connect`.
 */
export function belongs(area: string, products: Iterable<string>): boolean {
  return [...products].some(
    (product) =>
      area === product || area.startsWith(`${product}/`) || product.startsWith(`${area}/`),
  );
}

const wordsOf = (text: string) => tokenize(text).filter(({whole}) => !whole);
