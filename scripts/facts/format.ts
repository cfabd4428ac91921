type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/** Records with lists that are longer than this get a line for each key. */
const MAX_RECORD = 400;

const isScalar = (value: Json): boolean => value === null || typeof value !== 'object';
const isFlat = (value: Json): boolean =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar));

function isRecord(value: Json): boolean {
  if (isFlat(value)) {
    return true;
  }
  const parts = Object.values(value as object) as Json[];
  if (Array.isArray(value) || !parts.every(isFlat)) {
    return false;
  }
  return parts.every(isScalar) || JSON.stringify(value).length <= MAX_RECORD;
}

function print(value: Json, indent: string): string {
  if (isRecord(value)) {
    return JSON.stringify(value);
  }
  const inner = `${indent} `;
  const lines = Array.isArray(value)
    ? value.map((part) => inner + print(part, inner))
    : Object.entries(value as object).map(
        ([key, part]) => `${inner}${JSON.stringify(key)}: ${print(part as Json, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** Prints a fact file with one record per line, so that a changed fact is one changed line in git. */
export function formatFacts(value: unknown): string {
  return `${print(JSON.parse(JSON.stringify(value)) as Json, '')}\n`;
}
