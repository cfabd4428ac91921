import type {Sample} from './sample';

export type Dialect = 'postgresql' | 'mysql' | 'clickhouse' | 'flink' | 'cassandra' | 'opensearch';

export const DIALECTS: Dialect[] = [
  'postgresql',
  'mysql',
  'clickhouse',
  'flink',
  'cassandra',
  'opensearch',
];

const BY_SERVICE_TYPE: Record<string, Dialect> = {
  alloydbomni: 'postgresql',
  pg: 'postgresql',
  mysql: 'mysql',
  clickhouse: 'clickhouse',
  flink: 'flink',
  cassandra: 'cassandra',
};

/** SQL dialect of a sample: from the fence, or the service of the page, or else PostgreSQL. */
export function dialectOf(sample: Sample): Dialect | undefined {
  const given = sample.meta.dialect;
  if (given !== undefined) return DIALECTS.find((dialect) => dialect === given);
  return BY_SERVICE_TYPE[sample.pageContext.serviceType ?? ''] ?? 'postgresql';
}
