import {describe, expect, it} from 'vitest';
import {elements, foreignAddresses, readPages} from './site';

const pages = readPages();
const content = pages.filter(({html, route}) => route !== '/404' && !elements(html, 'meta').some((meta) => meta['http-equiv'] === 'refresh'));
const docs = content.filter(({html}) => html.includes('docs-doc-page'));

/** The links of every sidebar that any page shows: together they are the whole of `main`. */
const sidebarRoutes = new Set(
  docs.flatMap(({html}) => {
    const sidebar = /<nav[^>]*id="?docs-menu"?[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? '';
    return elements(sidebar, 'a').map(({href = ''}) => href);
  }),
);

const canonicalOf = (html: string) => elements(html, 'link').find(({rel}) => rel === 'canonical')?.href ?? '';
const byPath = new Map(content.map((page) => [new URL(canonicalOf(page.html), 'http://none').pathname, page]));

describe('each route of the sidebar', () => {
  it('is looked at', () => {
    expect(docs.length).toBeGreaterThan(0);
    expect(sidebarRoutes.size).toBeGreaterThan(docs.length / 2);
  });

  it.each([...sidebarRoutes])('%s has a page, a title, a description, a canonical link and breadcrumb data', (route) => {
    const page = byPath.get(route);
    expect(page, `no page says that it is ${route}`).toBeDefined();
    const {html} = page ?? {html: ''};
    expect(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.trim()).toBeTruthy();
    expect(elements(html, 'meta').find(({name}) => name === 'description')?.content).toBeTruthy();
    expect(html).toContain('BreadcrumbList');
  });
});

it('a foreign address is seen, however it is written', () => {
  const html = '<script src=https://a.example/x.js></script><link rel="preconnect" href="//b.example"><img src="/ok.png"><link rel=canonical href=https://aiven.io/>';
  expect(foreignAddresses(html)).toEqual(['https://a.example/x.js', '//b.example']);
});

describe('each page', () => {
  it.each(content.map(({route, html}) => [route, html]))('%s asks no other host for a script, a style, a font or a connection', (_, html) => {
    expect(foreignAddresses(html)).toEqual([]);
  });

  it.each(content.map(({route, html}) => [route, html]))('%s has one first heading and one main part', (_, html) => {
    expect(elements(html, 'h1')).toHaveLength(1);
    expect(elements(html, 'main')).toHaveLength(1);
  });
});
