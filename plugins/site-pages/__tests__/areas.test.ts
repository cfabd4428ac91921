import {expect, it} from 'vitest';
import {collectAreas} from '../areas';
import type {PageLink} from '../shared/types';

type Sidebar = Parameters<typeof collectAreas>[0];

const page = (id: string): [string, PageLink] => [
  id,
  {id, path: `/docs/${id}`, title: id, description: `About ${id}`},
];
const facts = {
  pages: new Map([
    page('products/services'),
    page('products/kafka'),
    page('products/caching'),
    page('a'),
  ]),
  ended: [{type: 'redis', endOfLife: '2025-03-31'}],
};
const category = (label: string, items: unknown[], more: object) => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...more,
});
const doc = (id: string) => ({type: 'doc', id});

const sidebar = [
  category(
    'Services',
    [
      category('Aiven for Apache Kafka®', [doc('a')], {link: {type: 'doc', id: 'products/kafka'}}),
      category('Aiven for Caching', [], {link: {type: 'doc', id: 'products/caching'}}),
    ],
    {customProps: {areas: true}},
  ),
  category('Empty', [], {}),
] as unknown as Sidebar;

it('makes a card of each area that has a page, and says which services have ended', () => {
  expect(collectAreas(sidebar, facts)).toEqual([
    {
      group: 'Services',
      label: 'Aiven for Apache Kafka®',
      path: '/docs/products/kafka',
      description: 'About products/kafka',
      pages: 2,
    },
    {
      group: 'Services',
      label: 'Aiven for Caching',
      path: '/docs/products/caching',
      description: 'About products/caching',
      pages: 1,
      ended: '2025-03-31',
    },
  ]);
});
