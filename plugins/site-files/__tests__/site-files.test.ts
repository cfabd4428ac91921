import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {paperColors} from '../colors';
import {atomFeed, FEED_LENGTH, lastChanged} from '../feed';
import {robotsTxt, securityTxt, webManifest} from '../texts';

const where = {origin: 'https://docs.example.com', baseUrl: '/docs/'};

it('robots.txt names the sitemap where it is', () => {
  expect(robotsTxt(where)).toBe(
    'User-agent: *\nDisallow: /docs/search$\nDisallow: /docs/search?\nAllow: /\n\nSitemap: https://docs.example.com/docs/sitemap.xml\n',
  );
});

it('robots.txt of a site that is not to be indexed lets pages be read, and names no sitemap', () => {
  expect(robotsTxt(where, true)).toBe('User-agent: *\nAllow: /\n');
});

it('security.txt expires within a year, and not at once', () => {
  const text = securityTxt(where, 'mailto:a@example.com', new Date('2026-01-01T00:00:00Z'));
  expect(text).toContain('Contact: mailto:a@example.com\n');
  expect(text).toContain('Expires: 2026-06-30T00:00:00Z\n');
  expect(text).toContain('Canonical: https://docs.example.com/docs/.well-known/security.txt\n');
});

it('the manifest names icons that are there, in the size that it says', () => {
  const {icons, theme_color: color} = JSON.parse(
    webManifest({name: 'Docs', description: 'All', paper: '#fcfcfa'}),
  ) as {icons: {src: string; sizes: string}[]; theme_color: string};
  expect(color).toBe('#fcfcfa');
  expect(icons).toHaveLength(4);
  for (const {src, sizes} of icons) {
    const file = readFileSync(`static/${src}`);
    // A PNG says its width in bytes 16 to 19, its height in the next four.
    if (src.endsWith('.png'))
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    expect(file.length).toBeLessThan(20 * 1024);
  }
});

describe('colors of the page', () => {
  it('are those of the tokens', () => {
    expect(paperColors(readFileSync('src/css/tokens.css', 'utf8'))).toEqual({
      light: '#fcfcfa',
      dark: '#101316',
    });
  });

  it('must be there for both modes', () => {
    expect(() =>
      paperColors('\n:root {\n  --docs-paper: #fff;\n}\n'),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Error: site-files: [data-theme='dark'] has no --docs-paper with a color like #fcfcfa in the style sheet of tokens]`,
    );
  });
});

describe('the feed', () => {
  const page = (route: string, changed?: number) => ({
    route,
    title: `T<${route}>`,
    description: 'A & B',
    ...(changed && {changed}),
  });

  it('has the pages changed last, newest first, and none without a date', () => {
    const pages = [
      page('/docs/b', 2000),
      page('/docs/x'),
      page('/docs/c', 3000),
      page('/docs/a', 2000),
    ];
    expect(lastChanged(pages).map(({route}) => route)).toEqual(['/docs/c', '/docs/a', '/docs/b']);
    const many = Array.from({length: 50}, (_, i) => page(`/docs/${i}`, i + 1));
    expect(lastChanged(many)).toHaveLength(FEED_LENGTH);
    expect(lastChanged([page('/docs/x')])).toEqual([]);
  });

  it('is Atom, with text escaped', () => {
    const feed = atomFeed(lastChanged([page('/docs/a', Date.UTC(2026, 0, 2))]), where, 'Docs');
    expect(feed).toContain('<updated>2026-01-02T00:00:00Z</updated>');
    expect(feed).toContain('<id>https://docs.example.com/docs/a</id>');
    expect(feed).toContain('<title>T&lt;/docs/a&gt;</title>');
    expect(feed).toContain('<summary>A &amp; B</summary>');
    expect(feed).toContain(
      'rel="self" type="application/atom+xml" href="https://docs.example.com/docs/feed.xml"',
    );
  });
});
