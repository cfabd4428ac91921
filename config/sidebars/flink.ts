import {group} from './group';

export const flink = group(
  'Aiven for Apache Flink®',
  ['products/flink/get-started'],
  'products/flink',
);
