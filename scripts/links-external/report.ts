import type {Verdict} from './look';

/** A link of a page to another site. */
export type ExternalLink = {file: string; line: number; column: number; url: string};

/** URLs that are examples, or not on the internet. */
const EXAMPLE =
  /^https?:\/\/(?:[^/]*\.)?(?:example\.(?:com|org|net)|localhost|127\.0\.0\.1)(?:[:/]|$)/;

/** URL without its fragment, which is not sent to the host. */
export const addressOf = (url: string): string => url.replace(/#.*$/, '');

export const isChecked = (url: string): boolean => /^https?:\/\//.test(url) && !EXAMPLE.test(url);

const TITLES = {
  dead: 'Dead. Link to what took its place, or take the link out:',
  moved: 'Moved for good. Write the new address:',
  refused: 'Not for machines. Look at them in a browser:',
  silent: 'No answer. If that stays so, take the link out:',
} as const;

function lineOf({file, line, column, url}: ExternalLink, verdict: Verdict): string {
  const why =
    verdict.is === 'moved' ? `→ ${verdict.to}` : 'why' in verdict ? `(${verdict.why})` : '';
  return `  ${file}:${line}:${column} ${url} ${why}`;
}

/** The results, worst first, and whether a page has to be changed. */
export function report(
  links: readonly ExternalLink[],
  verdicts: ReadonlyMap<string, Verdict>,
): {text: string; isBad: boolean} {
  const of = (is: Verdict['is']): string[] =>
    links.flatMap((link) => {
      const verdict = verdicts.get(addressOf(link.url));
      return verdict?.is === is ? [lineOf(link, verdict)] : [];
    });
  const groups = (Object.keys(TITLES) as (keyof typeof TITLES)[]).flatMap((is) => {
    const lines = of(is);
    return lines.length === 0 ? [] : [TITLES[is], ...lines, ''];
  });
  const dead = of('dead').length;
  return {
    text: [
      ...groups,
      `links: ${links.length} links to ${verdicts.size} addresses, ${dead} dead`,
    ].join('\n'),
    isBad: dead > 0,
  };
}
