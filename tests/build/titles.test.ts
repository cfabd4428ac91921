import {expect, it} from 'vitest';
import {elements, readPages} from './site';

const titleOf = (html: string): string => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';

/** Titles that more than one page has, with the pages. */
function shared(pages: readonly {route: string; html: string}[]): string[] {
  const routes = new Map<string, string[]>();
  for (const {route, html} of pages)
    routes.set(titleOf(html), [...(routes.get(titleOf(html)) ?? []), route]);
  return [...routes]
    .filter(([title, same]) => same.length > 1 || title === '')
    .map(([title, same]) => `${title}: ${same.join(', ')}`);
}

const pages = readPages().filter(
  ({html}) => !elements(html, 'meta').some((meta) => meta['http-equiv'] === 'refresh'),
);

it('a title that two pages have is seen, and one that is missing', () => {
  const html = '<title data-rh=true>Topics | Docs</title>';
  expect(shared([{route: '/a', html}, {route: '/b', html}, {route: '/c', html: ''}])).toEqual([
    'Topics | Docs: /a, /b',
    ': /c',
  ]);
});

it('each page has a title of its own, in a page whose language is named', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(shared(pages)).toEqual([]);
  expect(pages.filter(({html}) => elements(html, 'html')[0]?.lang !== 'en')).toEqual([]);
});
