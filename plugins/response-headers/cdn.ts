import {A_DAY, type Headers, headersOfAll, IMMUTABLE, READABLE} from './headers';

/** Maximum length of a line in `_headers`: some CDNs cut longer ones. */
export const LINE_LIMIT = 2000;

const rule = (path: string, headers: Headers): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * The `_headers` file of CDNs. All rules that match a path apply, so no two of them set the same header. Pages get the
 * CDN's own default, which is to revalidate.
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
