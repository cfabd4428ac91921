import {expect, it} from 'vitest';
import {readPages} from './site';

/** Headings of the main part that skip a level: an `h4` right under an `h2`. */
function skipped(html: string): string[] {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  let last = 0;
  return [...main.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)].flatMap(([, digit, text = '']) => {
    const level = Number(digit);
    const found = level > last + 1 ? [`h${level} after h${last}: ${text.replace(/<[^>]*>/g, '')}`] : [];
    last = level;
    return found;
  });
}

it('a level that is skipped is seen, and one that is left is not', () => {
  const main = '<main><h1>A</h1><h3 id="b"><code>B</code></h3><h2>C</h2><h3>D</h3><h2>E</h2></main>';
  expect(skipped(main)).toEqual(['h3 after h1: B']);
});

it('headings of each page go down level by level', () => {
  const pages = readPages().filter(({html}) => html.includes('<main'));
  expect(pages.length).toBeGreaterThan(100);
  expect(
    pages.flatMap(({route, html}) => skipped(html).map((problem) => `${route}: ${problem}`)),
  ).toEqual([]);
});
