/** A stable, lower-case id of a row: `kafka.log_retention_ms` with the prefix `param` is `param-kafka-log_retention_ms`. */
export function rowId(prefix: string, name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${prefix}-${slug}`;
}
