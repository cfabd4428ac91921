import {group} from './group';

export const flink = group(
  'Aiven for Apache Flink®',
  [
    'products/flink/get-started',
    group('Concepts', [
      'products/flink/concepts/flink-architecture',
      'products/flink/concepts/flink-applications',
      'products/flink/concepts/supported-syntax-sql-editor',
      'products/flink/concepts/tables',
      'products/flink/concepts/kafka-connectors',
      'products/flink/concepts/kafka-connector-requirements',
      'products/flink/concepts/event-processing-time',
      'products/flink/concepts/watermarks',
      'products/flink/concepts/windows',
      'products/flink/concepts/checkpoints',
      'products/flink/concepts/savepoints',
      'products/flink/concepts/custom-jars',
      'products/flink/reference/flink-limitations',
    ]),
    group('How to', [
      group('Integrate service', [
        'products/flink/howto/create-integration',
        'products/flink/howto/ext-kafka-flink-integration',
        'products/flink/howto/connect-bigquery',
      ]),
      group('Aiven for Apache Flink applications', [
        'products/flink/howto/create-flink-applications',
        'products/flink/howto/create-sql-application',
        'products/flink/howto/create-jar-application',
        'products/flink/howto/manage-credentials-jars',
        'products/flink/howto/manage-flink-applications',
        'products/flink/howto/restart-strategy-jar-applications',
      ]),
      group('Apache Flink tables', [
        'products/flink/howto/manage-flink-tables',
        group('Create tables with data source', [
          'products/flink/howto/connect-kafka',
          'products/flink/howto/flink-confluent-avro',
          'products/flink/howto/connect-pg',
          'products/flink/howto/pg-cdc-connector',
          'products/flink/howto/connect-opensearch',
          'products/flink/howto/slack-connector',
          'products/flink/howto/datagen-connector',
        ]),
      ]),
      group('Advanced topics', ['products/flink/howto/timestamps_opensearch']),
      'products/flink/howto/list-manage-cluster',
      'products/flink/howto/upgrade-flink-version',
    ]),
    group('Reference', ['products/flink/reference/advanced-params']),
  ],
  'products/flink',
);
