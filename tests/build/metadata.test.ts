import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD, elements, readPages} from './site';
import {areaOf, pictureProblems, tagsOf, textOf} from './social-image';

type Data = {'@type': string; [property: string]: unknown};

const pages = readPages();
const guides = pages.filter(
  ({html}) => html.includes('docs-doc-id-') && !/<meta[^>]*name="?robots"?[^>]*noindex/.test(html),
);
const canonicalOf = (html: string) =>
  elements(html, 'link').find(({rel}) => rel === 'canonical')?.href ?? '';

/** Throws where the data is no JSON. */
function dataOf(html: string): Data[] {
  return [
    ...html.matchAll(/<script[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json) as Data);
}

/** The date of the last change that a reader sees; there are other dates in pages. */
const shownDate = (html: string): string | undefined =>
  elements(/theme-last-updated[\s\S]*?<\/time>/.exec(html)?.[0] ?? '', 'time')[0]?.datetime;

const read = (file: string): string => fs.readFileSync(path.join(BUILD, file), 'utf8');

it('data that is no JSON is seen', () => {
  expect(() => dataOf('<script type="application/ld+json">{"a": "b"</script>')).toThrow(SyntaxError);
  expect(dataOf('<script type=application/ld+json>{"@type":"X"}</script>')).toEqual([{'@type': 'X'}]);
});

it('there are guides to look at', () => {
  expect(guides.length).toBeGreaterThan(100);
});

describe('each guide', () => {
  it.each(guides.map(({route, html}) => [route, html]))('%s says what it is, once', (_, html) => {
    const [article, ...more] = dataOf(html).filter((data) => data['@type'] === 'TechArticle');
    expect(more).toEqual([]);
    expect(article).toMatchObject({
      url: canonicalOf(html),
      headline: expect.stringMatching(/\S/) as string,
      description: expect.stringMatching(/\S/) as string,
      inLanguage: 'en',
      isPartOf: {'@type': 'WebSite', name: expect.stringMatching(/\S/) as string},
    });
    // The date that the reader sees is the date that search engines are told.
    expect((article?.dateModified as string | undefined)?.slice(0, 10)).toBe(
      shownDate(html)?.slice(0, 10),
    );
  });

  it.each(guides.map(({route, html}) => [route, html]))(
    '%s takes a report of a problem, and names itself in it',
    (_, html) => {
      const address = elements(html, 'a').find(({href}) => href?.includes('/issues/new?'))?.href;
      const body = new URL((address ?? '').replaceAll('&amp;', '&')).searchParams.get('body');
      expect(body).toContain(`(${canonicalOf(html)})`);
    },
  );
});

describe('the picture for where a page is shared', () => {
  const manifest = elements(guides[0]?.html ?? '', 'link').find(({rel}) => rel === 'manifest')?.href ?? '';
  const origin = new URL(canonicalOf(guides[0]?.html ?? '')).origin;
  const place = {build: BUILD, root: origin + manifest.replace(/site\.webmanifest$/, '')};
  const listed = new Set([...read('sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(([, url]) => url));
  const shared = pages.filter(({html, route}) => listed.has(canonicalOf(html)) || /^\/(?:404|search)$/.test(route));

  it('is looked at on every page of the sitemap, of search and of what is not found', () => {
    expect(listed.size).toBeGreaterThan(700);
    expect(shared.length).toBe(listed.size + 2);
  });

  it('is there, of the size that the page says, light, and named once', () => {
    const problems = shared.flatMap(({route, html}) =>
      pictureProblems(html, place).map((problem) => `${route}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('shows the title and the area that the page shows, and says so', () => {
    for (const {route, html} of guides) {
      const title = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
      const words = new Set([title, areaOf(html) ?? 'Documentation', 'Aiven docs']);
      expect(tagsOf(html)['og:image:alt'], route).toBe([...words].join(' – '));
    }
  });

  it('is one of its own for each title, and the one of the article', () => {
    const images = guides.map(({html}) => tagsOf(html)['og:image']);
    expect(new Set(images).size).toBe(guides.length);
    expect(guides.map(({html}) => dataOf(html).find((data) => data['@type'] === 'TechArticle')?.image)).toEqual(images);
  });

  it('is drawn for no page that is not there', () => {
    const named = new Set(pages.flatMap(({html}) => path.basename(tagsOf(html)['og:image'] ?? '') || []));
    expect(fs.readdirSync(path.join(BUILD, 'assets/social')).filter((name) => !named.has(name))).toEqual([]);
  });

  it('is missed where it is wrong', () => {
    const {html = ''} = guides[0] ?? {};
    const file = path.basename(tagsOf(html)['og:image'] ?? '');
    const wrong = (from: string | RegExp, to: string) => pictureProblems(html.replace(from, to), place);
    expect(wrong(/$/, '')).toEqual([]);
    expect(wrong(file, '0000000000000000.png').join()).toMatch(/0000000000000000\.png is not there/);
    expect(wrong(/property="?og:image:alt/, 'property=x').join()).toMatch(/og:image:alt is undefined/);
    expect(wrong('</head>', '<meta property=og:image content=x></head>').join()).toMatch(/a second og:image/);
    expect(wrong(place.root + 'assets/social', 'https://other.example/assets/social').join()).toMatch(/is not under/);
  });
});

it('the sitemap has each guide, with the date of its last change where that is known', () => {
  const entries = new Map(
    [...read('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(
      ([, url = '', date]) => [url, date],
    ),
  );
  for (const {html} of guides) {
    expect(entries.has(canonicalOf(html)), canonicalOf(html)).toBe(true);
    expect(entries.get(canonicalOf(html))).toBe(shownDate(html)?.slice(0, 10));
  }
  expect([...entries.keys()].filter((url) => url.endsWith('/search'))).toEqual([]);
});

it('robots.txt, security.txt and the manifest are there and lead to what exists', () => {
  const sitemap = /^Sitemap: (.*)$/m.exec(read('robots.txt'))?.[1];
  expect(new URL(sitemap ?? '').origin).toBe(new URL(canonicalOf(guides[0]?.html ?? '')).origin);
  expect(sitemap).toMatch(/\/sitemap\.xml$/);
  const expires = /^Expires: (.*)$/m.exec(read('.well-known/security.txt'))?.[1];
  expect(Date.parse(expires ?? '')).toBeGreaterThan(Date.now());
  const {icons} = JSON.parse(read('site.webmanifest')) as {icons: {src: string}[]};
  for (const {src} of icons) expect(fs.existsSync(path.join(BUILD, src)), src).toBe(true);
});

it('each guide names the manifest and a color for both modes', () => {
  for (const {html} of guides) {
    expect(elements(html, 'link').find(({rel}) => rel === 'manifest')?.href).toMatch(
      /\/site\.webmanifest$/,
    );
    const colors = elements(html, 'meta').filter(({name}) => name === 'theme-color');
    expect(colors.map(({media}) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
  }
});

it('the feed has the pages that changed last; without dates there is no feed, and none is named', () => {
  const isNamed = elements(guides[0]?.html ?? '', 'link').some(
    ({type}) => type === 'application/atom+xml',
  );
  const isDated = guides.some(({html}) => shownDate(html) !== undefined);
  expect(isNamed).toBe(isDated);
  expect(fs.existsSync(path.join(BUILD, 'feed.xml'))).toBe(isDated);
  if (!isDated) return;
  const known = new Set(guides.map(({html}) => canonicalOf(html)));
  const feed = read('feed.xml');
  const entries = [...feed.matchAll(/<entry>[\s\S]*?<id>([^<]*)<\/id>[\s\S]*?<updated>([^<]*)</g)];
  expect(entries.length).toBe(30);
  for (const [, id = ''] of entries) expect(known.has(id), id).toBe(true);
  const dates = entries.map(([, , date = '']) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});
