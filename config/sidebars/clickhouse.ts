import {group} from './group';

export const clickhouse = group(
  'Aiven for ClickHouse®',
  ['products/clickhouse/get-started'],
  'products/clickhouse',
);
