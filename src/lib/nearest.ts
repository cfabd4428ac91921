export type Route = [path: string, title: string];

function bigrams(text: string): Set<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({length: padded.length - 1}, (_, i) => padded.slice(i, i + 2)));
}

/** Sørensen–Dice coefficient of two words: 1 if they are equal, 0 if they share no pair of letters. */
function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [bigrams(a), bigrams(b)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size);
}

function words(path: string): string[] {
  return decode(path)
    .toLowerCase()
    .replace(/\.(?:html?|md)$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && word !== 'docs');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** How similar a route is to the wanted words; later words count more. */
function score(wanted: string[], [path, title]: Route): number {
  const had = [...words(path), ...words(title)];
  const weights = wanted.map((_, index) => 1 + index / wanted.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const gained = wanted.reduce((sum, word, index) => {
    const best = Math.max(0, ...had.map((other) => similarity(word, other)));
    return sum + (best > 0.4 ? best * (weights[index] ?? 1) : 0);
  }, 0);
  return gained / total - had.length / 400;
}

const ENOUGH = 0.34;

/** The routes most similar to a path that does not exist, best first; empty if none is similar. */
export function nearestRoutes(path: string, routes: Route[], limit = 5): Route[] {
  const wanted = words(path);
  if (wanted.length === 0) return [];
  return routes
    .map((route) => ({route, value: score(wanted, route)}))
    .filter(({value}) => value >= ENOUGH)
    .sort((a, b) => b.value - a.value)
    .slice(0, limit)
    .map(({route}) => route);
}
