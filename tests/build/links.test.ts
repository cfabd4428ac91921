import {expect, it} from 'vitest';
import {elements, readPages} from './site';

/** Links of a page that leave the site and replace it, or hand the other site its window. */
function leaving(html: string): string[] {
  return elements(html, 'a').flatMap(({href = '', target, rel = ''}) => {
    const isForeign = /^https?:/.test(href);
    return isForeign && (target !== '_blank' || !/noopener|noreferrer/.test(rel)) ? [href] : [];
  });
}

it('links that leave the site open in a new tab, on every page', () => {
  const pages = readPages().filter(({html}) => !html.includes('http-equiv="refresh"'));
  const problems = pages.flatMap(({route, html}) =>
    leaving(html).map((href) => `${route}: ${href}`),
  );
  expect([...new Set(problems)]).toEqual([]);
});

it('a link without a new tab, or that gives its window away, is found', () => {
  expect(leaving('<a href="https://example.com">')).toEqual(['https://example.com']);
  expect(leaving('<a href=https://example.com target=_blank>')).toEqual(['https://example.com']);
  expect(leaving('<a href="https://example.com" target="_blank" rel="noopener">')).toEqual([]);
  expect(leaving('<a href="/docs">')).toEqual([]);
});

it('no link within the site has two slashes', () => {
  const doubled = readPages().flatMap(({route, html}) =>
    elements(html, 'a')
      .map(({href = ''}) => href)
      .filter((href) => /^\/\/|^\/[^?#]*\/\//.test(href))
      .map((href) => `${route}: ${href}`),
  );
  expect([...new Set(doubled)]).toEqual([]);
});
