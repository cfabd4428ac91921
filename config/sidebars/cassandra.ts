import {group} from './group';

export const cassandra = group(
  'Aiven for Apache Cassandra®',
  ['products/cassandra/get-started'],
  'products/cassandra',
);
