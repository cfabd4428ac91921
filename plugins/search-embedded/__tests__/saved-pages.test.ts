import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {forget, keep, read, type SavedPage} from '../client/saved-pages';

const page = (url: string): SavedPage => ({url, title: 'Title', where: 'Kafka'});
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {docsSite: {base: '/'}});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('lists the last page first, and each page once', () => {
  for (const url of ['/a', '/b', '/a']) keep('recent', page(url));
  expect(read('recent').map(({url}) => url)).toEqual(['/a', '/b']);
});

it('removes a favorite from the recent pages', () => {
  keep('recent', page('/a'));
  keep('favorites', page('/a'));
  keep('recent', page('/a'));
  expect(read('recent')).toEqual([]);
  forget('favorites', '/a');
  expect(read('favorites')).toEqual([]);
});

it.each(['https://example.org/', '//example.org/', 'javascript:alert(1)'])(
  'ignores a stored URL outside the site: %s',
  (url) => {
    stored.set('docs-search-recent/', JSON.stringify([page(url), page('/a')]));
    expect(read('recent')).toEqual([page('/a')]);
  },
);
