import {tokenize} from './tokenize';

/** Names of products, as terms, and the areas that they stand for. */
export class Products {
  private readonly byFirst = new Map<string, {terms: string[]; area: string}[]>();

  constructor(names: {[area: string]: string[]}) {
    for (const [area, list] of Object.entries(names)) {
      for (const name of list) {
        const terms = termsOf(name);
        const [first = ''] = terms;
        this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), {terms, area}]);
      }
    }
    // `kafka connect` is not a Kafka that somebody connects to.
    this.byFirst.forEach((list) => list.sort((a, b) => b.terms.length - a.terms.length));
  }

  /** Areas of the products that a text names, by any of their names. */
  in(text: string): Set<string> {
    const terms = termsOf(text);
    const areas = new Set<string>();
    for (let at = 0; at < terms.length;) {
      const named = (this.byFirst.get(terms[at] ?? '') ?? []).filter((name) =>
        name.terms.every((term, index) => terms[at + index] === term),
      );
      const longest = named[0]?.terms.length ?? 1;
      named.filter((name) => name.terms.length === longest).forEach(({area}) => areas.add(area));
      at += longest;
    }
    return areas;
  }
}

/** Whether a page of an area may speak for a product: its own area, one inside it, or the one around it. */
export function belongs(area: string, products: Iterable<string>): boolean {
  return [...products].some(
    (product) =>
      area === product || area.startsWith(`${product}/`) || product.startsWith(`${area}/`),
  );
}

function termsOf(text: string): string[] {
  return tokenize(text)
    .filter(({whole}) => !whole)
    .map(({term}) => term);
}
