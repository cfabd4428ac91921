import type {Root} from 'postcss';

/** Nothing but the framework's own is dropped. Pages are full of other words with two hyphens: options of commands. */
const NAMES = /--ifm-[\w-]+/g;

/** Names of the framework's custom properties that texts (styles, scripts) read, or could. */
export function namesIn(texts: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const text of texts) for (const [name] of text.matchAll(NAMES)) names.add(name);
  return names;
}

/**
 * Removes the framework's custom properties that nothing reads, and then those that only these read. `elsewhere`: names
 * that scripts or pages have.
 */
export function dropUnread(roots: readonly Root[], elsewhere: ReadonlySet<string>): number {
  let dropped = 0;
  for (let before = -1; before !== dropped;) {
    before = dropped;
    const read = new Set(elsewhere);
    for (const root of roots)
      root.walkDecls(({value}) => {
        for (const [name] of value.matchAll(NAMES)) read.add(name);
      });
    for (const root of roots)
      root.walkDecls(/^--ifm-/, (declaration) => {
        if (read.has(declaration.prop)) return;
        declaration.remove();
        dropped += 1;
      });
  }
  for (const root of roots)
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
  return dropped;
}
