import {expect, test, vi} from 'vitest';
import {cleanPath} from '../cleanAddress';

vi.mock('@generated/docusaurus.config', () => ({default: {baseUrl: '/'}}));

test.each([
  ['/docs/page', '/docs/page'],
  ['/docs/page/', '/docs/page'],
  ['/docs/page.html', '/docs/page'],
  ['/docs/page/index.html', '/docs/page'],
  ['/docs/index.html', '/docs'],
  ['/index.html', '/'],
  ['/', '/'],
])('%s is the page at %s', (given, clean) => {
  expect(cleanPath(given, '/')).toBe(clean);
});

test('the root of a mounted site keeps its slash', () => {
  expect(cleanPath('/docs/', '/docs/')).toBe('/docs/');
  expect(cleanPath('/docs/index.html', '/docs/')).toBe('/docs/');
  expect(cleanPath('/docs/page/', '/docs/')).toBe('/docs/page');
});
