import type {Placeholder} from '../shared/facts/types';
import type {Fence} from '../shared/markdown/types';
import {isHeaderOf} from './shared/titles';

const NAME = /(?<![\w$.]|\$\{)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?!\w)/g;
/** Patterns of names that a sample itself defines: variables, which are no placeholders. */
const DEFINED = [
  /\$\{?([A-Z][A-Z0-9_]*)/g,
  /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=(?!=)/gm,
  /\b(?:export|unset|read(?:\s+-\w+)*)\s+([A-Z][A-Z0-9_]*)/g,
  /(?:environ(?:\.get\(|\[)|getenv\(|Getenv\(|ENV(?:\[|\.fetch\()|GetEnvironmentVariable\(|env::var\(|_ENV\[)\s*["']([A-Z][A-Z0-9_]*)/g,
  /process\.env\.([A-Z][A-Z0-9_]*)/g,
];

const withoutHeaders = (text: string, lang: string): string =>
  text
    .split('\n')
    .filter((line) => !isHeaderOf(lang, line))
    .join('\n');

/** Placeholders of a page's samples, in the order of their first use. */
export function collectPlaceholders(
  fences: Pick<Fence, 'lang' | 'value'>[],
  dictionary: Map<string, Placeholder>,
): Placeholder[] {
  const defined = new Set(
    fences.flatMap(({value}) =>
      DEFINED.flatMap((pattern) => [...value.matchAll(pattern)].map(([, name = '']) => name)),
    ),
  );
  const used = new Set(
    fences
      .filter(({lang}) => lang !== 'mermaid')
      .flatMap(({lang, value}) => [...withoutHeaders(value, lang).matchAll(NAME)])
      .map(([name]) => name)
      .filter((name) => !defined.has(name)),
  );
  return [...used].flatMap((name) => dictionary.get(name) ?? []);
}
