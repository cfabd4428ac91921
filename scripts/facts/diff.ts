/** A difference between data/ and the import. */
export type Change = {
  kind: 'added' | 'removed' | 'changed';
  at: string;
  from?: unknown;
  to?: unknown;
};

type Dictionary = {[key: string]: unknown};
const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Key of a record in a list: its name if it has one, not its index. */
function identity(record: unknown, index: number): string {
  if (!isDictionary(record)) {
    return String(index);
  }
  const {method, path, service, tool, version, name, flags, key, port, protocol} = record;
  const className = record.class;
  if (version !== undefined) {
    return `${service ?? tool} ${version}`;
  }
  const own = Array.isArray(flags)
    ? (flags.find((flag) => String(flag).startsWith('--')) ?? flags[0])
    : (className ?? name ?? record.type ?? service ?? key);
  const words =
    path !== undefined ? [method, path] : port !== undefined ? [port, protocol] : [own ?? index];
  return words.filter((word) => word !== undefined).join(' ');
}

const byIdentity = (list: unknown[]): Dictionary =>
  Object.fromEntries(list.map((record, i) => [identity(record, i), record]));
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const join = (at: string, key: string) => (at === '' ? key : `${at} › ${key}`);

function diffDictionaries(from: Dictionary, to: Dictionary, at: string): Change[] {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return keys.flatMap((key) => diffValues(from[key], to[key], join(at, key)));
}

function diffValues(from: unknown, to: unknown, at: string): Change[] {
  if (same(from, to)) {
    return [];
  }
  if (from === undefined) {
    return [{kind: 'added', at, to}];
  }
  if (to === undefined) {
    return [{kind: 'removed', at, from}];
  }
  if (isDictionary(from) && isDictionary(to)) {
    return diffDictionaries(from, to, at);
  }
  if (Array.isArray(from) && Array.isArray(to) && [...from, ...to].every(isDictionary)) {
    return diffDictionaries(byIdentity(from), byIdentity(to), at);
  }
  return [{kind: 'changed', at, from, to}];
}

/** Compares two fact files record by record; `source` is left out. */
export function diffFacts(from: object, to: object): Change[] {
  return diffDictionaries({...from, source: undefined}, {...to, source: undefined}, '');
}

const MAX_VALUE = 120;
const short = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
};

/** Formats the changes of a file for people. */
export function printChanges(file: string, changes: Change[]): string {
  if (changes.length === 0) {
    return `${file}: nothing changed`;
  }
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  const lines = changes.map(({kind, at, from, to}) => {
    const value =
      kind === 'changed' ? `${short(from)} → ${short(to)}` : short(kind === 'added' ? to : from);
    return `  ${{added: '+', removed: '-', changed: '~'}[kind]} ${at}: ${value}`;
  });
  return [
    `${file}: ${count('added')} added, ${count('removed')} removed, ${count('changed')} changed`,
    ...lines,
  ].join('\n');
}
