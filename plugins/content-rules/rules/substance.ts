import type {Document, Kind, Page} from '../content/types';
import type {Problem} from '../problem';

/** Fewest words, code included. A data table counts as much as a page. */
const LEAST: Record<Kind, number> = {
  landing: 150,
  'get-started': 250,
  howto: 150,
  concept: 200,
  reference: 80,
  troubleshooting: 150,
};
const TABLE_WORDS = 100;

/** A page says enough to be worth opening. */
export function substance(document: Document): Problem[] {
  const page = document as Page;
  if (document.isPartial || document.error) {
    return [];
  }
  const all = [page, ...page.partials];
  const words = all.reduce(
    (sum, part) =>
      sum +
      part.words +
      (part.elements.some(({name}) => /Table$|^CliReference$/.test(name)) ? TABLE_WORDS : 0),
    0,
  );
  const least = LEAST[page.kind];
  return words < least
    ? [
        {
          file: page.file,
          line: 1,
          column: 1,
          rule: 'shape/substance',
          message: `The page has ${words} words; a ${page.kind} page of fewer than ${least} leaves its reader without an answer.`,
          hint: 'Say what one needs before, how to see that it worked, what can go wrong and how to undo it; or make it a section of another page.',
        },
      ]
    : [];
}
