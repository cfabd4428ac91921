import {A_DAY, type Headers, headersOfAll, IMMUTABLE, READABLE} from './headers';

/** One service cuts lines that are longer. */
export const LINE_LIMIT = 2000;

const rule = (path: string, headers: Headers): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * The `_headers` file of CDNs. Rules that fit the same path add up there, so that no two of them name the same header;
 * pages get the revalidation that these services send by themselves.
 */
export function headersFile(baseUrl: string, policy: string, noIndex = false): string {
  const text = {...READABLE, 'Content-Type': 'text/plain; charset=utf-8'};
  return [
    rule('/*', headersOfAll(policy, noIndex)),
    rule(`${baseUrl}assets/*`, {'Cache-Control': IMMUTABLE}),
    rule(`${baseUrl}img/*`, {'Cache-Control': A_DAY}),
    rule(`${baseUrl}*.md`, {...READABLE, 'Content-Type': 'text/markdown; charset=utf-8'}),
    rule(`${baseUrl}llms.txt`, text),
    rule(`${baseUrl}llms-*`, text),
  ].join('\n');
}
