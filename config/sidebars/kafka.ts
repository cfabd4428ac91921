import {group} from './group';
import {kafkaConnect} from './kafka-connect';
import {kafkaMirrormaker} from './kafka-mirrormaker';
import {karapace} from './karapace';

export const kafka = group(
  'Aiven for Apache Kafka®',
  [
    'products/kafka/get-started',
    group('Concepts', ['products/kafka/concepts/follower-fetching']),
    group('How to', [group('Tools', ['products/kafka/howto/kcat'])]),
    kafkaConnect,
    kafkaMirrormaker,
    karapace,
    group('Troubleshooting', [
      'products/kafka/troubleshooting/troubleshoot-consumer-disconnections',
    ]),
  ],
  'products/kafka',
);
