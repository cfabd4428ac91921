import {type Inline, sha256} from './inline';
import type {InlineScript, Sources} from './options';

const BEGINNING = 160;

/** The digest that an allow list names: parts that vary with the configuration left out. */
function digest(text: string, {varies}: Pick<InlineScript, 'varies'>): string {
  return sha256(varies ? text.replace(varies, '…') : text);
}

/** Throws one error about everything in the pages that the policy would block and that nobody has allowed. */
export function checkInline(
  {scripts, styles, styleAttributes, handlers, foreign}: Inline,
  allowed: readonly InlineScript[],
  sources: readonly Sources[],
): void {
  const texts = new Set(allowed.flatMap(({source}) => source ?? []));
  const isAllowed = (text: string): boolean =>
    texts.has(text) ||
    allowed.some((entry) => entry.sha256 !== undefined && digest(text, entry) === entry.sha256);
  const isSource = (address: string): boolean =>
    sources.some(({script = [], style = []}) =>
      [...script, ...style].some((source) => address.startsWith(source)),
    );

  const problems = [
    ...[...scripts]
      .filter(([text]) => !isAllowed(text))
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
      `response-headers: ${problems.length} thing(s) in the pages that the Content-Security-Policy blocks\n${problems.join('\n')}\nMake the script a file or a client module; when it has to stand in the page, or comes from a feature that is switched on, add it to config/headers.ts. Handlers in attributes are never allowed, nor are styles in pages: make them classes.`,
    );
  }
}
