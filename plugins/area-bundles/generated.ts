import {unmet} from '../shared/installed';
import type {Version} from './shared/prune';

/** A route as Docusaurus generates it. */
export type Route = {
  path: string;
  hash?: string;
  exact?: boolean;
  strict?: boolean;
  sidebar?: string;
  routes?: Route[];
};
export type Names = Record<string, unknown>;

/** What Docusaurus generates for the client-side routing of all pages. */
export type Generated = {
  routes: Route[];
  /** Chunks of a route: `/docs/x-hash` to `{__comp, content, …}`. */
  names: Record<string, Names>;
  /** A line of code for each chunk, by its name. */
  registry: Map<string, string>;
  /** Contents of a JSON module that routes get as a prop, by chunk name. */
  data: (chunk: string) => unknown;
};

export function isVersion(data: unknown): data is {version: Version} {
  return typeof (data as {version?: Version} | undefined)?.version?.docsSidebars === 'object';
}

/** Chunk names in the (nested) value that a route has in `routesChunkNames.json`. */
export function chunksOf(names: unknown): string[] {
  if (typeof names === 'string') return [names];
  return names !== null && typeof names === 'object' ? Object.values(names).flatMap(chunksOf) : [];
}

export function flatten(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}

/** The key under which `routesChunkNames.json` has a route. */
export const keyOf = ({path, hash}: Route): string => `${path}-${hash}`;

const FILE = 'plugins/area-bundles/tables.ts';
const CORE = '@docusaurus/core';

/** Throws if what Docusaurus generates does not have the form that tables are made from. */
export function checkGenerated({routes, names, registry, data}: Generated): void {
  const all = flatten(routes).filter(({path}) => path !== '*');
  if (all.length === 0 || all.some(({path, hash}) => !path || !hash))
    throw unmet({
      package: CORE,
      expected: 'generate routes.js with ComponentCreator(path, hash) for each route',
      file: FILE,
    });
  if (all.some((route) => !names[keyOf(route)]))
    throw unmet({
      package: CORE,
      expected: 'generate routesChunkNames.json with the key PATH-HASH for each route',
      file: FILE,
    });
  const chunks = [...new Set(Object.values(names).flatMap(chunksOf))];
  if (chunks.some((chunk) => !registry.has(chunk)))
    throw unmet({
      package: CORE,
      expected: 'generate registry.js with a line for each chunk',
      file: FILE,
    });
  if (!chunks.some((chunk) => isVersion(data(chunk))))
    throw unmet({
      package: '@docusaurus/plugin-content-docs',
      expected: 'give the routes of a version its sidebars (version.docsSidebars)',
      file: FILE,
    });
}
