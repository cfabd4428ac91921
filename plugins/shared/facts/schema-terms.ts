import type {Parameter} from './types';

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const numbers = (text: string) =>
  [...text.replace(/(?<=\d),(?=\d)/g, '').matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

/** Words in a description that express a condition of the schema. */
const CONDITIONS: {[term: string]: {words: RegExp; shown: (parameter: Parameter) => boolean}} = {
  restart: {words: /restart/i, shown: ({restart}) => restart === true},
  experimental: {words: /experimental/i, shown: () => false},
  creation: {words: /\bcreate|\bnew\b/i, shown: ({createOnly}) => createOnly === true},
};

/**
 * Numbers, names and conditions of a parameter's schema that neither its description nor its row in the table shows.
 */
export function missingTerms(terms: string[], description: string, parameter: Parameter): string[] {
  const row = JSON.stringify(parameter);
  const shown = new Set(numbers(`${description} ${row}`));
  return terms.filter((term) => {
    const condition = CONDITIONS[term];
    if (condition) {
      return !condition.words.test(description) && !condition.shown(parameter);
    }
    return /^-?\d/.test(term)
      ? !shown.has(Number.parseFloat(term))
      : !letters(description + row).includes(letters(term));
  });
}
