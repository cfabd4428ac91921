import {readFileSync} from 'node:fs';

/** A text as it is meant: some editors put a byte order mark first, and Git on Windows ends lines with two characters. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
}

/** A page or partial as everything reads it: rules, index, tables, samples and Docusaurus. */
export function readText(file: string): string {
  return plainText(readFileSync(file, 'utf8'));
}
