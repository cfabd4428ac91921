import {group} from './group';

export const kafkaConnect = group(
  'Apache Kafka Connect',
  ['products/kafka/kafka-connect/get-started'],
  'products/kafka/kafka-connect',
);
