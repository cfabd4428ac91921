import {expect, it} from 'vitest';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {pagePicture} from '../shared/pagePicture';
import {areaIndexOf, prune} from '../../area-bundles/shared/prune';
import {pagesOf} from '../pages';
import {altOf, digestOf, pathOf} from '../shared/picture';

const link = (href: string): PropSidebarItem => ({type: 'link', label: href, href});
const kafka: PropSidebarItem = {
  type: 'category',
  label: 'Aiven for Apache Kafka®',
  collapsed: true,
  collapsible: true,
  href: '/docs/products/kafka',
  items: [link('/docs/products/kafka/howto/a'), link('/docs/category/topics')],
};
const services: PropSidebarItem = {
  type: 'category',
  label: 'Services',
  collapsed: true,
  collapsible: true,
  customProps: {areas: true},
  href: '/docs/products/services',
  items: [kafka],
};

const leaf = {exact: true, component: '@theme/X'};
const routes = [
  {path: '/', ...leaf},
  {
    path: '/docs',
    component: '@theme/DocsRoot',
    routes: [
      {
        path: '/docs',
        component: '@theme/DocVersionRoot',
        props: {version: {docsSidebars: {main: [services]}}},
        routes: [
          {
            path: '/docs',
            component: '@theme/DocRoot',
            routes: [
              {path: '/docs/products/kafka/howto/a', ...leaf, sidebar: 'main'},
              {
                path: '/docs/category/topics',
                ...leaf,
                sidebar: 'main',
                props: {categoryGeneratedIndex: {title: 'Topics'}},
              },
              {path: '/docs/hidden', ...leaf},
            ],
          },
        ],
      },
    ],
  },
];

it('knows the title and the area of each page of the docs, and of lists that Docusaurus makes', () => {
  const titles = new Map([
    ['/docs/products/kafka/howto/a', 'Create a topic'],
    ['/docs/hidden', 'Hidden'],
  ]);
  expect(pagesOf(routes, titles)).toEqual([
    {
      route: '/docs/products/kafka/howto/a',
      picture: {title: 'Create a topic', area: 'Apache Kafka®', icon: 'kafka', hue: 'stream'},
    },
    {
      route: '/docs/category/topics',
      picture: {title: 'Topics', area: 'Apache Kafka®', icon: 'kafka', hue: 'stream'},
    },
    {
      route: '/docs/hidden',
      picture: {title: 'Hidden', area: 'Documentation', icon: 'book', hue: 'platform'},
    },
  ]);
});

it('finds the same in what a page has of the sidebar in the browser', () => {
  const other: PropSidebarItem = {
    ...kafka,
    label: 'Tools',
    href: '/docs/tools',
    items: [link('/docs/tools/cli')],
  };
  const main = [services, other];
  for (const path of [
    '/docs/products/services',
    '/docs/products/kafka/howto/a',
    '/docs/tools',
    '/docs/tools/cli',
  ]) {
    const part = prune({docsSidebars: {main}, docs: {}}, areaIndexOf(main, path), new Set());
    expect(pagePicture('A', part.docsSidebars.main, path)).toEqual(pagePicture('A', main, path));
  }
  expect(pagePicture('A', main, '/docs/tools').area).toBe('Tools');
  expect(pagePicture('A', main, '/docs/products/services').area).toBe('All services');
});

const picture = {title: 'Topics', area: 'Apache Kafka®', icon: 'kafka', hue: 'stream'};

it('names a picture after all that it shows and is drawn with', () => {
  const paths = [
    pathOf(picture, 'a'),
    pathOf(picture, 'b'),
    pathOf({...picture, title: 'Topic'}, 'a'),
    pathOf({...picture, area: 'Apache Flink®'}, 'a'),
    pathOf({...picture, icon: 'flink'}, 'a'),
    pathOf({...picture, hue: 'sql'}, 'a'),
  ];
  expect(new Set(paths).size).toBe(paths.length);
  expect(pathOf({...picture}, 'a')).toBe(paths[0]);
  for (const path of paths) expect(path).toMatch(/^assets\/social\/[0-9a-f]{16}\.png$/);
});

it('gives ten thousand near texts as many digests', () => {
  const digests = new Set(Array.from({length: 10_000}, (_, index) => digestOf(`Topic ${index}`)));
  expect(digests.size).toBe(10_000);
});

it('says once what a picture says', () => {
  expect(altOf(picture, 'Aiven docs')).toBe('Topics – Apache Kafka® – Aiven docs');
  expect(altOf({...picture, title: picture.area}, 'Aiven docs')).toBe('Apache Kafka® – Aiven docs');
});
