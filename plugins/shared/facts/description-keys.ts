import type {ServiceConfig} from './types';

/** Ended services whose parameters still have a reference page. */
export const ENDED_WITH_PARAMETERS = ['alloydbomni', 'cassandra', 'redis'];

/** Services that inherit the descriptions of another one, because they have the same engine. */
export const INHERITS: {[service: string]: string} = {alloydbomni: 'pg'};

/** A parameter that this many services have is described once, in common.json. */
const SHARED_FROM = 3;

/** The elements of a list need no description besides that of the list. */
const isDescribed = (path: string) => !path.endsWith('[]');
const isAccess = (path: string) => /^(public|private|privatelink)_access(\.|$)/.test(path);

/** Parameters of every service with a reference page, including ended services. */
export function documentedServices(config: ServiceConfig): ServiceConfig['services'] {
  const ended = ENDED_WITH_PARAMETERS.flatMap((type) => {
    const parameters = config.removed.services[type];
    return parameters ? [[type, parameters] as const] : [];
  });
  return {...config.services, ...Object.fromEntries(ended)};
}

function sharedPaths(services: ServiceConfig['services']): Set<string> {
  const counts = new Map<string, number>();
  for (const parameters of Object.values(services)) {
    for (const path of Object.keys(parameters).filter(isDescribed)) {
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }
  return new Set(
    [...counts].flatMap(([path, n]) => (n >= SHARED_FROM || isAccess(path) ? [path] : [])),
  );
}

/** The files of data/descriptions and exactly the keys that each must have. */
export function descriptionKeys(config: ServiceConfig): {[file: string]: string[]} {
  const services = documentedServices(config);
  const shared = sharedPaths(services);
  const files: {[file: string]: string[]} = {'common.json': [...shared].sort()};
  for (const [type, parameters] of Object.entries(services)) {
    const inherited = services[INHERITS[type] ?? ''] ?? {};
    files[`${type}.json`] = Object.keys(parameters).filter(
      (path) => isDescribed(path) && !shared.has(path) && !(path in inherited),
    );
  }
  for (const kind of ['integrations', 'endpoints'] as const) {
    files[`${kind}.json`] = Object.entries(config[kind]).flatMap(([type, parameters]) =>
      Object.keys(parameters)
        .filter(isDescribed)
        .map((path) => `${type}/${path}`),
    );
  }
  return files;
}
