/** The other form of the site, mounted by a CDN under a path of its own: builds, and every address stays under that path. */
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {env} from '../config/env';
import {addressesInCss, addressesInHtml, strays} from './addresses';
import {elements} from './build/site';
import {pictureProblems} from './build/social-image';

const BASE = '/docs/';
const OUT = 'build-base';

/** Throws one error about what is wrong, or nothing. */
function refuse(what: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  const shown = [...new Set(problems)].slice(0, 20).join('\n');
  throw new Error(`bases: ${problems.length} ${what}\n${shown}`);
}

execFileSync('npm', ['run', '--silent', 'build', '--', '--out-dir', OUT], {
  stdio: 'inherit',
  env: {...process.env, BASE_URL: BASE, DOCS_ROUTE: '/'},
});

const files = readdirSync(OUT, {recursive: true, encoding: 'utf8'});
const pages = files.filter((file) => file.endsWith('.html'));
const read = (file: string): string => readFileSync(path.join(OUT, file), 'utf8');
if (!pages.includes(path.join('products', 'kafka.html')))
  throw new Error(`bases: ${OUT}/products/kafka.html is missing: DOCS_ROUTE=/ has no effect`);

const found = files
  .filter((file) => /\.(?:html|css)$/.test(file))
  .map((file) => ({
    file,
    addresses: file.endsWith('.css')
      ? addressesInCss(read(file))
      : addressesInHtml(read(file), env.SITE_URL),
  }));
for (const kind of ['.woff2', '.css', '.js', '.png', '.svg'])
  if (!found.some(({addresses}) => addresses.some((address) => address.includes(kind))))
    throw new Error(`bases: no address of a ${kind} file was found, so none was looked at`);
refuse(
  `address(es) leave ${BASE}`,
  found.flatMap(({file, addresses}) => strays(addresses, BASE).map((one) => `- ${file}: ${one}`)),
);
refuse(
  'address(es) with two slashes',
  found.flatMap(({file, addresses}) =>
    addresses.filter((address) => /^\/[^?#]*\/\//.test(address)).map((one) => `- ${file}: ${one}`),
  ),
);

const place = {build: OUT, root: env.SITE_URL + BASE};
refuse(
  'wrong picture(s)',
  pages.flatMap((file) => {
    const html = read(file);
    // Pages that only lead to where a page has moved are not shared.
    if (elements(html, 'meta').some((meta) => meta['http-equiv'] === 'refresh')) return [];
    return pictureProblems(html, place).map((problem) => `- ${file}: ${problem}`);
  }),
);
const count = found.reduce((sum, {addresses}) => sum + addresses.length, 0);
console.log(
  `bases: ${count} addresses of ${pages.length} pages and their styles, all under ${BASE}`,
);
