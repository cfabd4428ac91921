import {describe, expect, it} from 'vitest';
import {addressesInCss, addressesInHtml, strays} from '../addresses';

const ORIGIN = 'https://aiven.io';

describe('addresses of a build', () => {
  it.each([
    ['a link', '<a href=/a>', ['/a']],
    ['a script', '<script src="/a.js"></script>', ['/a.js']],
    ['scripts that are fetched later', '<template data-src="/a.js /b.js"></template>', ['/a.js', '/b.js']],
    ['pictures of several sizes', '<img srcset="/a.png 1x, /b.png 2x">', ['/a.png', '/b.png']],
    ['a redirect', '<meta http-equiv=refresh content="0; url=/a">', ['/a']],
    ['the picture of a page', `<meta property=og:image content=${ORIGIN}/a.png>`, ['/a.png']],
    ['the canonical address', `<link rel=canonical href=${ORIGIN}/a>`, ['/a']],
    ['no other site at the origin', `<a href=${ORIGIN}/changelog>`, []],
    ['a font in a style element', '<style>a{src:url(/a.woff2)}</style>', ['/a.woff2']],
    ['none', '<a href=https://example.com/a><a href=#a><a href=//example.com/b>', []],
  ])('%s', (_, html, found) => {
    expect(addressesInHtml(html, ORIGIN)).toEqual(found);
  });

  it('in styles, in each form of quoting', () => {
    expect(addressesInCss(`@import "/a.css";b{src:url(/b.woff2) url("/c.png"),url( '/d.png' )}e{background:url(data:x)}`)).toEqual([
      '/b.woff2',
      '/c.png',
      '/d.png',
      '/a.css',
    ]);
  });

  it('that leave the base, or double a slash', () => {
    expect(strays(['/docs', '/docs/', '/docs/a', '/docs?a', '/docs#a'], '/docs/')).toEqual([]);
    expect(strays(['/a', '/docsa', '/docs//a'], '/docs/')).toEqual(['/a', '/docsa', '/docs//a']);
  });
});
