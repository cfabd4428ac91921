import {useSyncExternalStore} from 'react';

/** The reader's own values by placeholder name. */
export type Values = Readonly<Record<string, string>>;

const KEY = 'docs.values';
const NONE: Values = {};

let values: Values = NONE;
let isLoaded = false;
const listeners = new Set<() => void>();

/** Whether a value looks like a secret (a password in a URL, the format of a known key), which is never stored. */
export function looksSecret(value: string): boolean {
  return /:\/\/[^\s/@]*:[^\s/@]+@|AVNS_|-----BEGIN|\beyJ[\w-]{8,}\.|^AKIA[A-Z0-9]{12,}|aivenv1/.test(
    value,
  );
}

function read(text: string | null): Values {
  try {
    const kept = Object.entries(JSON.parse(text ?? '{}') as Record<string, unknown>);
    return Object.fromEntries(
      kept.filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && !looksSecret(entry[1]),
      ),
    );
  } catch {
    return NONE;
  }
}

function change(next: Values): void {
  values = next;
  listeners.forEach((listener) => listener());
}

function load(): void {
  if (isLoaded) return;
  isLoaded = true;
  try {
    values = read(window.localStorage.getItem(KEY));
  } catch {
    // Storage is blocked: values then last as long as the page.
  }
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === KEY || key === null) change(read(newValue));
  });
}

function subscribe(listener: () => void): () => void {
  load();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets a value for the whole site; an empty string removes it. */
export function setValue(name: string, value: string): void {
  load();
  const {[name]: _, ...rest} = values;
  keep(value === '' || looksSecret(value) ? rest : {...rest, [name]: value});
}

/** Forgets every value. */
export function clearValues(): void {
  keep(NONE);
}

function keep(next: Values): void {
  try {
    if (Object.keys(next).length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // As above.
  }
  change(next);
}

function snapshot(): Values {
  load();
  return values;
}

/** The reader's values; empty on the server and during hydration. */
export function useValues(): Values {
  return useSyncExternalStore(subscribe, snapshot, () => NONE);
}

/** Placeholders in a text: capital letters, digits and underscores, not after a `$`. */
export const PLACEHOLDER = /(?<![\w$.]|\$\{)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?!\w)/g;

/** Replaces the given placeholders in a text with the reader's values. */
export function fillValues(
  text: string,
  names: ReadonlySet<string>,
  own: Values = snapshot(),
): string {
  return text.replace(PLACEHOLDER, (name) => (names.has(name) ? (own[name] ?? name) : name));
}
