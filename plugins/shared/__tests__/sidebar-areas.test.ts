import {describe, expect, it} from 'vitest';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {areaOf, areasOf, areaListing, glyphOf, linksOf, shortLabel} from '../sidebar-areas';

const link = (href: string): PropSidebarItem => ({type: 'link', label: href, href});
const category = (label: string, items: PropSidebarItem[], more = {}): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...more,
});

const sidebar = [
  category('Overview', [link('/docs/get-started')]),
  category(
    'Services',
    [
      category('Aiven for Apache Kafka®', [link('/docs/products/kafka/howto/kcat')], {
        href: '/docs/products/kafka',
      }),
      category('Aiven for MySQL®', [link('/docs/products/mysql/get-started')], {
        href: '/docs/products/mysql',
      }),
    ],
    {href: '/docs/products/services', customProps: {areas: true}},
  ),
];

describe('areasOf', () => {
  it('makes an area of each top category, and of each child of one that is marked', () => {
    expect(areasOf(sidebar).map(({label}) => label)).toEqual([
      'Overview',
      'All services',
      'Apache Kafka®',
      'MySQL®',
    ]);
  });

  it('begins an area with the page that its label opens', () => {
    expect(areasOf(sidebar)[2]?.items[0]).toMatchObject({
      label: 'Overview',
      href: '/docs/products/kafka',
    });
  });

  it('lists the children of a marked category on its own page', () => {
    const hrefs = areasOf(sidebar)[1]?.items.map((item) => (item.type === 'link' ? item.href : ''));
    expect(hrefs).toEqual([
      '/docs/products/services',
      '/docs/products/kafka',
      '/docs/products/mysql',
    ]);
  });
});

describe('linksOf', () => {
  it('names the areas, and the pages of one at every depth, within the site', () => {
    const inner = category('Guides', [link('/docs/a/b'), link('https://example.com/c')], {
      href: '/docs/a/guides',
    });
    const areas = areasOf([category('A', [inner]), category('B', [link('/docs/b/c')])]);
    expect(linksOf(areas, areas[0]!)).toEqual([
      '/docs/a/guides',
      '/docs/b/c',
      '/docs/a/guides',
      '/docs/a/b',
    ]);
  });
});

describe('areaListing', () => {
  it('is none for a page that no area lists', () => {
    expect(areaListing(areasOf(sidebar), '/docs/none')).toBeUndefined();
    expect(areaListing(areasOf(sidebar), '/docs/get-started')?.label).toBe('Overview');
  });
});

describe('areaOf', () => {
  it.each([
    ['/docs/products/kafka', 'Apache Kafka®'],
    ['/docs/products/kafka/howto/kcat', 'Apache Kafka®'],
    ['/docs/products/services', 'All services'],
    ['/docs/unknown', 'Overview'],
  ])('%s is in %s', (path, label) => {
    expect(areaOf(areasOf(sidebar), path)?.label).toBe(label);
  });
});

it('gives a service its glyph and the hue of its family', () => {
  expect(glyphOf('/docs/products/mysql')).toEqual({icon: 'mysql', hue: 'sql'});
  expect(glyphOf(undefined)).toEqual({icon: 'book', hue: 'platform'});
});

it('leaves out what every service begins with', () => {
  expect(shortLabel('Aiven for Grafana®')).toBe('Grafana®');
  expect(shortLabel('Platform')).toBe('Platform');
});
