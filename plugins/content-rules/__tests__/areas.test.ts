import {describe, expect, test} from 'vitest';
import {areaOf, areaWith, kindOf} from '../../shared/areas';
import {areas} from '../rules/areas';
import {found, page, siteOf} from './site-of';

const area = (more: object) => ({label: 'A', icon: 'kafka', hue: 'stream', ...more});
const file = (...list: object[]): string =>
  `{"areas": [\n${list.map((one) => JSON.stringify(one).replaceAll('":', '": ')).join(',\n')}\n]}`;
const SIDEBAR = `export default {main: [{type: 'category', label: 'A', link: {type: 'doc', id: 'products/a'}, items: []}]};`;
const SITE = {
  'data/areas.json': file(area({id: 'a', folders: ['products/a'], family: 'streaming'})),
  'static/img/icons.svg': '<svg><symbol id="kafka"/></svg>',
  'docs/products/a.md': page('A.'),
  'docs/products/a/howto/b.md': page('B.'),
  'sidebars.ts': SIDEBAR,
};

describe('the list of areas', () => {
  test('has nothing to say of a site where all is there', async () => {
    expect(await found(areas, SITE)).toEqual([]);
  });

  test('a page of no area is named, one for a folder', async () => {
    const more = {'docs/products/new/c.md': page('C.'), 'docs/products/new/d.md': page('D.')};
    expect(await found(areas, {...SITE, ...more})).toEqual([
      'docs/products/new/c.md:1:1 areas/unknown',
    ]);
  });

  test('an area without a landing page, an icon or a category is named at its line', async () => {
    const list = file(
      area({id: 'a', folders: ['products/a'], family: 'streaming'}),
      area({id: 'b', folders: ['products/b']}),
      area({id: 'c', folders: ['products/a/howto/b'], icon: 'kafak', family: 'streaming'}),
    );
    const problems = await areas(await siteOf({...SITE, 'data/areas.json': list}));
    expect(problems.map(({line, rule, hint}) => `${line} ${rule} ${hint}`)).toEqual([
      '3 areas/landing Write it: `npm run new -- landing products/b`.',
      "4 areas/sidebar Make config/sidebars/b.ts with `group(LABEL, PAGES, 'products/a/howto/b')`, and list it in config/sidebars/services.ts.",
      '4 areas/icon Draw it there and add it to src/components/Icon/names.ts, or use `kafka`.',
    ]);
  });
});

test.each([
  ['products/kafka/kafka-connect/howto/x', 'kafka/kafka-connect', 'howto'],
  ['products/kafka/kafka-connect', 'kafka/kafka-connect', 'landing'],
  ['products/kafka/concepts', 'kafka', 'landing'],
  ['products/kafka/howto/kafka-tiered-storage-get-started', 'kafka', 'get-started'],
  ['products/mysql/howto/list-code-samples', 'mysql', 'landing'],
  ['products/alloydbomni/connect/connect-go', 'alloydbomni', 'howto'],
  ['diskless', 'diskless', 'landing'],
  ['integrations/datadog/datadog-metrics', 'integrations', 'howto'],
  ['tools/cli', 'tools', 'landing'],
  ['tools/cli/service/tags', 'tools', 'reference'],
  ['platform/concepts/byoc', 'platform', 'concept'],
  ['', 'overview', 'landing'],
])('%s is in the area %s and of the kind %s', (id, itsArea, kind) => {
  expect([areaOf(id), kindOf(id)]).toEqual([itsArea, kind]);
});

test('the service type of a page is that of the deepest area', () => {
  expect(areaWith('products/kafka/kafka-connect/x')?.type).toBe('kafka_connect');
});
