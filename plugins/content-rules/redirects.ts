import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** A redirect; both paths include the base URL. */
export type FullRedirect = {from: string; to: string};

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** HTML page that redirects without a script, for servers without redirects. */
export function redirectPage(to: string, origin: string): string {
  const target = escape(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${escape(origin)}${target}">
</head>
<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body>
</html>
`;
}

/** The `_redirects` file of CDNs: permanent redirects, one per line. */
export function redirectsFile(redirects: FullRedirect[]): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

/** Writes redirects into the build in both forms. Never overwrites an existing page. */
export async function writeRedirects(
  outDir: string,
  baseUrl: string,
  origin: string,
  redirects: FullRedirect[],
): Promise<void> {
  const list = path.join(outDir, '_redirects');
  const before = existsSync(list) ? await readFile(list, 'utf8') : '';
  await writeFile(list, redirectsFile(redirects) + before);
  for (const {from, to} of redirects) {
    const file = path.join(outDir, `${from.slice(baseUrl.length - 1)}.html`);
    if (existsSync(file)) {
      throw new Error(
        `content-rules: the redirect from ${from} would overwrite the page ${file}\nDelete the redirect from config/redirects.ts, or the page.`,
      );
    }
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, redirectPage(to, origin));
  }
}
