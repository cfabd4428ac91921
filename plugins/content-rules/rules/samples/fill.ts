import type {Placeholder} from './facts';

/** Types whose value is a number, which languages want without quotes. */
const NUMBERS = new Set(['port', 'number', 'integer']);

/** Text in quotes, or a name outside them. */
const QUOTED_OR_NAME =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<![\w$.])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?![\w.])/g;

/**
 * Puts digits of the same length where JSON and TOML have a bare placeholder, so that places stay right.
 * In most other languages a placeholder is a valid name, and stays.
 */
export function fillBare(text: string, placeholders: Map<string, Placeholder>): string {
  return text.replace(QUOTED_OR_NAME, (word) =>
    placeholders.has(word) ? '1'.repeat(word.length) : word,
  );
}

/** For SQL: numbers where the placeholder is one, outside quotes. */
export function fillNumbers(text: string, placeholders: Map<string, Placeholder>): string {
  return text.replace(/'(?:[^']|'')*'|"[^"]*"|\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g, (word) => {
    const type = placeholders.get(word)?.type;
    return type !== undefined && NUMBERS.has(type) ? '1'.repeat(word.length) : word;
  });
}
