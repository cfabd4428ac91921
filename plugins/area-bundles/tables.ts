import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  chunksOf,
  flatten,
  type Generated,
  isVersion,
  keyOf,
  type Names,
  type Route,
} from './generated';
import {areaIndexOf, prune, type Version} from './shared/prune';

/** `Generated`, reduced to the pages of one area. */
export type Table = {
  id: string;
  routes: Route[];
  names: Record<string, Names>;
  registry: Map<string, string>;
  /** JSON modules whose contents are in the table itself. */
  inline: Map<string, unknown>;
};

/** Id of the table for pages outside all areas: the home page, the search results, pages outside of the sidebar. */
export const REST = 'rest';

/** Evaluates `routes.js`; components are represented by their names. */
export function readRoutes(source: string): Route[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  const create = (path: string, hash?: string) => ({path, hash});
  const routes = new Function('ComponentCreator', body)(create) as (Route & {
    component: {hash?: string};
  })[];
  const clean = ({
    component,
    routes: inner,
    ...route
  }: Route & {component?: {hash?: string}}): Route => ({
    ...route,
    hash: component?.hash,
    ...(inner && {routes: inner.map(clean)}),
  });
  return routes.map(clean);
}

/** Lines of `registry.js`, by the name of the chunk. */
export function readRegistry(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(/^ {2}"([^"]+)": (\[.*\]),?(?:\};?)?$/gm)].map(
      ([, name = '', line = '']) => [name, line],
    ),
  );
}

/** Makes a table for each area, and one for pages outside all areas. */
export function tablesOf(generated: Generated): Table[] {
  const {routes, names, registry, data} = generated;
  const all = flatten(routes);
  const given = new Map(
    Object.values(names)
      .flatMap(chunksOf)
      .map((chunk) => [chunk, data(chunk)]),
  );
  const versions = [...given].filter(([, value]) => isVersion(value)) as [
    string,
    {version: Version},
  ][];
  const indexes = new Set(
    [...given.values()].flatMap((value) => {
      const index = (value as {categoryGeneratedIndex?: {permalink: string}} | undefined)
        ?.categoryGeneratedIndex;
      return index ? [index.permalink] : [];
    }),
  );
  const sidebars: Record<string, PropSidebarItem[]> = Object.assign(
    {},
    ...versions.map(([, {version}]) => version.docsSidebars),
  );
  const areaOf = ({path, sidebar}: Route): string => {
    const items = sidebar === undefined ? undefined : sidebars[sidebar];
    return String((items && areaIndexOf(items, path)) ?? REST);
  };
  const leaves = all.filter((route) => route.sidebar !== undefined);
  const areas = new Map(leaves.map((route) => [route, areaOf(route)]));

  const tableOf = (id: string): Table => {
    // Pages in a sidebar go to the table of their area, pages outside to `rest`, layout routes to all.
    const keep = (list: readonly Route[], depth: number): Route[] =>
      list.flatMap((route) => {
        if (route.routes) {
          const inner = keep(route.routes, depth + 1);
          return [{...route, routes: inner}];
        }
        if (areas.has(route)) return areas.get(route) === id ? [route] : [];
        return depth === 0 || id === REST ? [route] : [];
      });
    const own = keep(routes, 0);
    const ownNames = Object.fromEntries(
      flatten(own).flatMap((route) => {
        const name = names[keyOf(route)];
        return name ? [[keyOf(route), name]] : [];
      }),
    );
    const chunks = new Set(Object.values(ownNames).flatMap(chunksOf));
    const inline = new Map<string, unknown>(
      versions
        .filter(([chunk]) => chunks.has(chunk))
        .map(([chunk, value]) => [
          chunk,
          {...value, version: prune(value.version, id === REST ? undefined : Number(id), indexes)},
        ]),
    );
    return {
      id,
      routes: own,
      names: ownNames,
      registry: new Map([...registry].filter(([chunk]) => chunks.has(chunk) && !inline.has(chunk))),
      inline,
    };
  };
  return [...new Set([REST, ...areas.values()])].map(tableOf);
}

/** Writes a table as a module of the bundle. */
export function moduleOf({routes, names, registry, inline}: Table): string {
  const compact = ({path, hash, routes: inner, ...rest}: Route): unknown[] => [
    path,
    hash ?? '',
    rest,
    ...(inner ? [inner.map(compact)] : []),
  ];
  const lines = [
    ...[...registry].map(([name, line]) => `${JSON.stringify(name)}: ${line}`),
    ...[...inline].map(
      ([name, value]) =>
        `${JSON.stringify(name)}: [() => Promise.resolve({default: ${JSON.stringify(value)}}), "", ""]`,
    ),
  ];
  return [
    `export const routes = ${JSON.stringify(routes.map(compact))};`,
    `export const names = ${JSON.stringify(names)};`,
    `export const registry = {${lines.join(',\n')}};`,
    '',
  ].join('\n');
}
