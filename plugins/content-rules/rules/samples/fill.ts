import type {Placeholder} from './facts';

/** Types of placeholders with numbers, which need no quotes. */
const NUMBERS = new Set(['port', 'number', 'integer']);

/** Quoted text, or a name outside quotes. */
const QUOTED_OR_NAME =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<![\w$.])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?![\w.])/g;

/**
 * Replaces bare placeholders in JSON and TOML by digits of the same length, so that offsets stay valid. In most other
 * languages a placeholder is a valid name, and stays.
 */
export function fillBare(text: string, placeholders: Map<string, Placeholder>): string {
  return text.replace(QUOTED_OR_NAME, (word) =>
    placeholders.has(word) ? '1'.repeat(word.length) : word,
  );
}

/** Replaces numeric placeholders outside quotes by digits, for SQL. */
export function fillNumbers(text: string, placeholders: Map<string, Placeholder>): string {
  return text.replace(/'(?:[^']|'')*'|"[^"]*"|\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g, (word) => {
    const type = placeholders.get(word)?.type;
    return type !== undefined && NUMBERS.has(type) ? '1'.repeat(word.length) : word;
  });
}
