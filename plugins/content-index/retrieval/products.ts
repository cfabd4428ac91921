import {tokenize} from './tokenize';

/** Names of products, as terms, and the areas that they stand for. */
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
    // `kafka connect` is not a Kafka that somebody connects to.
    this.byFirst.forEach((list) => list.sort((a, b) => b.terms.length - a.terms.length));
  }

  /** Areas of the products that a text names, by any of their names. */
  in(text: string): Set<string> {
    return new Set(this.find(wordsOf(text)).flatMap(({areas}) => areas));
  }

  /** A text without the names of products. */
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

/** Whether a page of an area may speak for a product: its own area, one inside it, or the one around it. */
export function belongs(area: string, products: Iterable<string>): boolean {
  return [...products].some(
    (product) =>
      area === product || area.startsWith(`${product}/`) || product.startsWith(`${area}/`),
  );
}

const wordsOf = (text: string) => tokenize(text).filter(({whole}) => !whole);
