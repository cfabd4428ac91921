import {group} from './group';

export const kafkaMirrormaker = group(
  'Apache Kafka MirrorMaker 2',
  [
    'products/kafka/kafka-mirrormaker/get-started',
    group('Concepts', [
      group('Disaster recovery and migration', [
        'products/kafka/kafka-mirrormaker/concepts/disaster-recovery-migration',
        'products/kafka/kafka-mirrormaker/concepts/disaster-recovery/active-passive-setup',
        'products/kafka/kafka-mirrormaker/concepts/disaster-recovery/active-active-setup',
      ]),
      'products/kafka/kafka-mirrormaker/concepts/replication-flow-topics-regex',
      'products/kafka/kafka-mirrormaker/concepts/mirrormaker2-tuning',
    ]),
    group('How to', [
      'products/kafka/kafka-mirrormaker/howto/setup-replication-flow',
      'products/kafka/kafka-mirrormaker/howto/integrate-external-kafka-cluster',
      'products/kafka/kafka-mirrormaker/howto/remove-mirrormaker-prefix',
      'products/kafka/kafka-mirrormaker/howto/exactly-once-delivery',
      'products/kafka/kafka-mirrormaker/howto/monitor-replication-execution',
      'products/kafka/kafka-mirrormaker/howto/log-analysis-offset-sync-tool',
      'products/kafka/kafka-mirrormaker/howto/datadog-customised-metrics',
    ]),
    group('Reference', [
      'products/kafka/kafka-mirrormaker/reference/advanced-params',
      'products/kafka/kafka-mirrormaker/reference/terminology',
      'products/kafka/kafka-mirrormaker/reference/known-issues',
    ]),
    group('Troubleshooting', [
      'products/kafka/kafka-mirrormaker/troubleshooting/topic-not-replicated',
    ]),
  ],
  'products/kafka/kafka-mirrormaker',
);
