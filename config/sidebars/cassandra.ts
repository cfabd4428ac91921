import {group} from './group';

export const cassandra = group(
  'Aiven for Apache Cassandra®',
  [
    'products/cassandra/get-started',
    group('Concepts', [
      'products/cassandra/concepts/tombstones',
      'products/cassandra/concepts/cross-cluster-replication',
    ]),
    group('How to', [
      {
        type: 'category',
        label: 'Connect to service',
        link: {
          type: 'generated-index',
          title: 'Code samples for Apache Cassandra® clients',
          description:
            'Complete clients for a Cassandra cluster over verified TLS, in a terminal, in Python and in Go.',
          slug: '/products/cassandra/howto/list-code-samples',
        },
        items: [
          'products/cassandra/howto/connect-cqlsh-cli',
          'products/cassandra/howto/connect-python',
          'products/cassandra/howto/connect-go',
        ],
      },
      group(
        'Manage service',
        [
          'products/cassandra/howto/use-dsbulk-with-cassandra',
          'products/cassandra/howto/zdm-proxy',
          'products/cassandra/howto/use-nosqlbench-with-cassandra',
        ],
        'products/cassandra/howto/list-manage-cluster',
      ),
      group(
        'Cross-cluster replication',
        [
          'products/cassandra/howto/enable-cross-cluster-replication',
          'products/cassandra/howto/manage-cross-cluster-replication',
          'products/cassandra/howto/disable-cross-cluster-replication',
        ],
        'products/cassandra/howto/list-cross-cluster-replication',
      ),
    ]),
    group('Reference', [
      'products/cassandra/reference/advanced-params',
      'products/cassandra/reference/cassandra-metrics-prometheus',
      'products/cassandra/reference/cassandra-metrics-datadog',
    ]),
  ],
  'products/cassandra',
);
