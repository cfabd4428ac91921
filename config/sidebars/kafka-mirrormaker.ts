import {group} from './group';

export const kafkaMirrormaker = group(
  'Apache Kafka Mirrormaker 2',
  ['products/kafka/kafka-mirrormaker/get-started'],
  'products/kafka/kafka-mirrormaker',
);
