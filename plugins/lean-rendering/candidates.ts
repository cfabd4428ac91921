type Routed = {path?: string | string[]; exact?: boolean};

/** Places of routes by the only path that fits them; under `null` those that more than one path fits. */
type Index = Map<string | null, number[]>;

const indexes = new WeakMap<readonly Routed[], Index>();

/** As the router compares: whatever the case of letters, with or without a slash at the end. */
const keyOf = (path: string): string => path.toLowerCase().replace(/\/$/, '');

const isPlain = (route: Routed): route is {path: string; exact: true} =>
  route.exact === true && typeof route.path === 'string' && !/[:*?+()[\]{}\\]/.test(route.path);

function indexOf(routes: readonly Routed[]): Index {
  const known = indexes.get(routes);
  if (known) return known;
  const index: Index = new Map();
  for (const [place, route] of routes.entries()) {
    const key = isPlain(route) ? keyOf(route.path) : null;
    const places = index.get(key);
    if (places) places.push(place);
    else index.set(key, [place]);
  }
  indexes.set(routes, index);
  return index;
}

/**
 * The routes that a path can fit, in their order. The router tries one route after another, several times for each
 * page that is rendered: over all pages that grows with the square of their number.
 */
export function candidatesOf<T extends Routed>(routes: readonly T[], path: string): T[] {
  const index = indexOf(routes);
  return [...(index.get(keyOf(path)) ?? []), ...(index.get(null) ?? [])]
    .sort((a, b) => a - b)
    .flatMap((place) => routes[place] ?? []);
}
