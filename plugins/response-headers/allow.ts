import {type Inline, sha256} from './inline';
import type {InlineScript, Sources} from './options';

const BEGINNING = 160;

/**
 * Throws one error that lists everything in the pages that the policy would block and that the options do not allow.
 */
export function checkInline(
  {scripts, styles, styleAttributes, handlers, foreign}: Inline,
  allowed: readonly InlineScript[],
  sources: readonly Sources[],
): void {
  const texts = new Set(allowed.map(({source}) => source));
  const isSource = (address: string): boolean =>
    sources.some(({script = [], style = []}) =>
      [...script, ...style].some((source) => address.startsWith(source)),
    );

  const problems = [
    ...[...scripts]
      .filter(([text]) => !texts.has(text))
      .map(
        ([text, page]) =>
          `- ${page}: an inline script nobody has allowed, sha256 ${sha256(text)}: ${text.trim().slice(0, BEGINNING)}`,
      ),
    ...[...handlers].map(([text, page]) => `- ${page}: ${text.slice(0, BEGINNING)}`),
    ...[...styles].map(
      ([text, page]) => `- ${page}: a style element: ${text.trim().slice(0, BEGINNING)}`,
    ),
    ...[...styleAttributes].map(
      ([text, page]) => `- ${page}: a style attribute: ${text.slice(0, BEGINNING)}`,
    ),
    ...[...foreign]
      .filter(([address]) => !isSource(address))
      .map(([address, page]) => `- ${page}: loads ${address}`),
  ];
  if (problems.length > 0) {
    throw new Error(
      `response-headers: ${problems.length} thing(s) in the pages that the Content-Security-Policy blocks\n${problems.join('\n')}\nMake the script a file or a client module; if it must be in the page, or comes from a feature that is switched on, add it to config/headers.ts. Handlers in attributes are never allowed, nor are styles in pages: make them classes.`,
    );
  }
}
