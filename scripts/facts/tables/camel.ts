const camel = (key: string) =>
  key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Renames keys to camel case, and removes false flags. */
export function camelKeys(
  record: object,
  rename: {[key: string]: string} = {},
): {[key: string]: unknown} {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) =>
      value === false || value === null ? [] : [[rename[key] ?? camel(key), value]],
    ),
  );
}

/** Applies a function to each value of a dictionary. */
export function mapValues<T, R>(
  dictionary: {[key: string]: T},
  convert: (value: T, key: string) => R,
): {[key: string]: R} {
  return Object.fromEntries(
    Object.entries(dictionary).map(([key, value]) => [key, convert(value, key)]),
  );
}
