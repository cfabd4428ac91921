/** The other form of the site, mounted by a CDN under a path of its own: builds, and its links stay under that path. */
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {env} from '../config/env';
import {elements} from './build/site';
import {pictureProblems} from './build/social-image';

const BASE = '/docs/';
const OUT = 'build-base';

execFileSync('npm', ['run', '--silent', 'build', '--', '--out-dir', OUT], {
  stdio: 'inherit',
  env: {...process.env, BASE_URL: BASE, DOCS_ROUTE: '/'},
});

const files = readdirSync(OUT, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.html'),
);
if (!files.includes(path.join('products', 'kafka.html'))) {
  throw new Error(`bases: ${OUT}/products/kafka.html is missing: DOCS_ROUTE=/ has no effect`);
}
const strays = files.flatMap((file) => {
  const html = readFileSync(path.join(OUT, file), 'utf8');
  return [...html.matchAll(/<a\b[^>]*?\bhref="?(\/[^"\s>]*)/g)]
    .map(([, href = '']) => href)
    .filter((href) => href !== BASE.slice(0, -1) && !href.startsWith(BASE))
    .map((href) => `- ${file}: ${href}`);
});
if (strays.length > 0) {
  throw new Error(
    `bases: ${strays.length} link(s) leave ${BASE}\n${[...new Set(strays)].slice(0, 20).join('\n')}`,
  );
}
const place = {build: OUT, root: env.SITE_URL + BASE};
const pictures = files.flatMap((file) => {
  const html = readFileSync(path.join(OUT, file), 'utf8');
  // Pages that only lead to where a page has moved are not shared.
  if (elements(html, 'meta').some((meta) => meta['http-equiv'] === 'refresh')) return [];
  return pictureProblems(html, place).map((problem) => `- ${file}: ${problem}`);
});
if (pictures.length > 0) {
  throw new Error(
    `bases: ${pictures.length} wrong picture(s)\n${pictures.slice(0, 20).join('\n')}`,
  );
}
console.log(`bases: ${files.length} pages under ${BASE}, no link leaves it`);
