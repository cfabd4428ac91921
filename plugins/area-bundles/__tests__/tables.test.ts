import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {globalDataOfClient} from '../global-data';
import {scriptsOf, withScripts} from '../preload';
import {areaIndexOf, prune} from '../shared/prune';
import {checkGenerated, type Generated} from '../generated';
import {moduleOf, readRegistry, readRoutes, REST, tablesOf} from '../tables';

const link = (id: string): PropSidebarItem => ({
  type: 'link',
  label: id,
  href: `/docs/${id}`,
  docId: id,
});
const category = (label: string, items: PropSidebarItem[], more = {}): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...more,
});

const sidebar = [
  category('Overview', [link('start')]),
  category(
    'Services',
    [link('all'), category('Aiven for X', [link('x1'), link('x2')]), category('Y', [link('y1')])],
    {customProps: {areas: true}, href: '/docs/services'},
  ),
  category('Tools', [link('t1'), link('t2')], {href: '/docs/tools'}),
];
const ids = ['start', 'all', 'x1', 'x2', 'y1', 't1', 't2'];
const version = {
  docsSidebars: {main: sidebar},
  docs: Object.fromEntries(ids.map((id) => [id, {id, title: id}])),
};
const labels = (items: PropSidebarItem[]): unknown[] =>
  items.map((item) =>
    item.type === 'category' ? [item.label, labels(item.items)] : 'label' in item && item.label,
  );

describe('areas', () => {
  it.each([
    ['/docs/start', 0],
    ['/docs/services', 1],
    ['/docs/x2', 2],
    ['/docs/y1', 3],
    ['/docs/tools', 4],
    ['/docs/elsewhere', undefined],
  ])('%s', (path, index) => {
    expect(areaIndexOf(sidebar, path)).toBe(index);
  });

  it('keep their own pages, and one link of each other', () => {
    const {docsSidebars, docs} = prune(version, 2, new Set());
    expect(labels(docsSidebars.main ?? [])).toEqual([
      ['Overview', ['start']],
      ['Services', ['all', ['Aiven for X', ['x1', 'x2']], ['Y', ['y1']]]],
      ['Tools', []],
    ]);
    expect(docs).toEqual({});
  });

  it('are counted alike in what is left', () => {
    for (const [path, index] of [
      ['/docs/x2', 2],
      ['/docs/t2', 4],
    ] as const) {
      const {main = []} = prune(version, index, new Set()).docsSidebars;
      expect(areaIndexOf(main, path)).toBe(index);
    }
  });

  it('keep titles and descriptions for the cards of an index', () => {
    const indexed = [category('T', [link('t1')], {href: '/docs/index'}), ...sidebar];
    const {docs} = prune({...version, docsSidebars: {main: indexed}}, 0, new Set(['/docs/index']));
    expect(Object.keys(docs)).toEqual(['t1']);
  });
});

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/search', component: ComponentCreator('/search', 'aaa'), exact: true},
  {path: '/docs', component: ComponentCreator('/docs', 'bbb'), routes: [
    {path: '/docs/x1', component: ComponentCreator('/docs/x1', 'c01'), exact: true, sidebar: "main"},
    {path: '/docs/t1', component: ComponentCreator('/docs/t1', 'c02'), exact: true, sidebar: "main"},
    {path: '/docs/hidden', component: ComponentCreator('/docs/hidden', 'c03'), exact: true},
  ]},
  {path: '*', component: ComponentCreator('*')},
];
`;
const registry = `export default {
  "s": [() => import(/* webpackChunkName: "s" */ "@theme/S"), "@theme/S", require.resolveWeak("@theme/S")],
  "v": [() => import("@generated/v.json"), "@generated/v.json", require.resolveWeak("@generated/v.json")],
  "x": [() => import("@site/docs/x1.md"), "@site/docs/x1.md", require.resolveWeak("@site/docs/x1.md")],
  "h": [() => import("@site/docs/h.md"), "@site/docs/h.md", require.resolveWeak("@site/docs/h.md")],
  "t": [() => import("@site/docs/t1.md"), "@site/docs/t1.md", require.resolveWeak("@site/docs/t1.md")],};
`;
const generated: Generated = {
  routes: readRoutes(routes),
  registry: readRegistry(registry),
  names: {
    '/search-aaa': {__comp: 's'},
    '/docs-bbb': {__props: 'v'},
    '/docs/x1-c01': {content: 'x'},
    '/docs/t1-c02': {content: 't'},
    '/docs/hidden-c03': {content: 'h'},
  },
  data: (chunk) => (chunk === 'v' ? {version} : undefined),
};

describe('tables', () => {
  const tables = new Map(tablesOf(generated).map((table) => [table.id, table]));

  it('read every line that Docusaurus writes', () => {
    expect([...generated.registry.keys()]).toEqual(['s', 'v', 'x', 'h', 't']);
    expect(generated.routes.map(({path, hash}) => [path, hash])).toEqual([
      ['/search', 'aaa'],
      ['/docs', 'bbb'],
      ['*', undefined],
    ]);
  });

  it('have the pages of their area, and what every page needs', () => {
    expect([...tables.keys()].sort()).toEqual(['2', '4', REST]);
    const x = tables.get('2');
    expect([...(x?.registry.keys() ?? [])]).toEqual(['s', 'x']);
    expect(x?.routes.map(({path}) => path)).toEqual(['/search', '/docs', '*']);
    expect(x?.routes[1]?.routes?.map(({path}) => path)).toEqual(['/docs/x1']);
    expect([...(x?.inline.keys() ?? [])]).toEqual(['v']);
  });

  it('put pages without a sidebar with the rest', () => {
    expect(tables.get(REST)?.routes[1]?.routes?.map(({path}) => path)).toEqual(['/docs/hidden']);
  });

  it('tell which scripts each page needs', () => {
    const files = new Map(
      ['area-2', 'area-4', 'area-rest', 's', 'x', 't', 'h'].map((name) => [
        name,
        [`assets/js/${name}.js`, `assets/css/${name}.css`, 'assets/js/shared.js'],
      ]),
    );
    const scripts = scriptsOf([...tables.values()], files);
    expect(scripts.get('/docs/x1')).toEqual([
      'assets/js/area-2.js',
      'assets/js/shared.js',
      'assets/js/x.js',
    ]);
    expect(scripts.get('/docs/hidden')?.[0]).toBe('assets/js/area-rest.js');
    expect(scripts.get('/search')?.[0]).toBe('assets/js/area-rest.js');
  });

  it('are modules that evaluate', () => {
    const table = tables.get('2');
    const code = table ? moduleOf(table) : '';
    const body = code
      .replace(/export const (\w+) =/g, 'const $1 =')
      .replace(/import\(/g, 'Promise.resolve(');
    const made = new Function('require', `${body} return {routes, names, registry};`)({
      resolveWeak: (id: string) => id,
    }) as {routes: unknown[]; registry: Record<string, unknown[]>};
    expect(made.routes[0]).toEqual(['/search', 'aaa', {exact: true}]);
    expect(made.registry.x?.[1]).toBe('@site/docs/x1.md');
  });
});

describe('what is generated otherwise stops the build', () => {
  const error = (change: Partial<Generated>): string => {
    try {
      checkGenerated({...generated, ...change});
      return '';
    } catch (thrown) {
      return (thrown as Error).message;
    }
  };
  const CORE = String.raw`^@docusaurus/core \d+\.\d+\.\d+ is expected to generate`;
  const FILE = String.raw`Change plugins/area-bundles/tables\.ts, and its row in plugins/COUPLING\.md\.$`;

  it('but not what is installed', () => {
    expect(error({})).toBe('');
  });

  it.each([
    ['no routes', {routes: []}, 'routes.js'],
    [
      'routes without hashes',
      {routes: readRoutes(routes.replaceAll(/, '\w{3}'\)/g, ')'))},
      'routes.js',
    ],
    ['other names', {names: {'/search': {__comp: 's'}}}, 'routesChunkNames.json'],
    ['another registry', {registry: readRegistry(registry.replaceAll('  "', '  '))}, 'registry.js'],
  ] as const)('%s', (_, change, file) => {
    expect(error(change as Partial<Generated>)).toMatch(
      new RegExp(`${CORE} ${file.replace('.', '\\.')} with .*${FILE}`),
    );
  });

  it('no sidebars', () => {
    expect(error({data: () => ({})})).toMatch(
      /^@docusaurus\/plugin-content-docs .* is expected to give the routes of a version its sidebars/,
    );
  });
});

describe('global data of the client', () => {
  const doc = (id: string) => ({id, path: `/docs/${id}`});
  const data = {
    'docusaurus-plugin-content-docs': {default: {path: '/docs', versions: [{docs: ids.map(doc)}]}},
    other: {default: {docs: ['kept']}},
  };
  const clientData = (items: object[]) =>
    globalDataOfClient(data, {navbar: {items}}) as typeof data;
  const docsOf = (items: object[]) =>
    clientData(items)['docusaurus-plugin-content-docs'].default.versions[0]?.docs.map(({id}) => id);

  it('has the documents that the navbar links to, in menus too, and no others', () => {
    expect(docsOf([])).toEqual([]);
    const menu = {type: 'dropdown', items: [{type: 'doc', docId: 't1'}]};
    expect(docsOf([{type: 'doc', docId: 'x1'}, {href: '/a'}, menu])).toEqual(['x1', 't1']);
    expect(clientData([]).other).toEqual(data.other);
  });

  it('of a docs plugin that lists nothing stops the build', () => {
    const broken = {'docusaurus-plugin-content-docs': {default: {versions: [{}]}}};
    expect(() => globalDataOfClient(broken, {})).toThrow(
      /^@docusaurus\/plugin-content-docs .* list the documents of each version/,
    );
  });
});

describe('the list of scripts in a page', () => {
  it('that is written otherwise stops the build', () => {
    expect(() => withScripts('<template data-src=/a.js id=docs-scripts></template>', [])).toThrow(
      /^@docusaurus\/bundler .* is expected to minify <template/,
    );
  });

  it('grows, in either form of quoting, and once', () => {
    const wants = '/a.js /b.js';
    expect(withScripts('<template id=docs-scripts data-src="/a.js"></template>', ['/b.js'])).toBe(
      `<template id=docs-scripts data-src="${wants}"></template>`,
    );
    expect(
      withScripts('<template id="docs-scripts" data-src="/a.js /b.js"></template>', ['/b.js']),
    ).toBe(`<template id="docs-scripts" data-src="${wants}"></template>`);
    expect(withScripts('<script src=/a.js defer></script>', ['/b.js'])).toBe(
      '<script src=/a.js defer></script>',
    );
  });
});
