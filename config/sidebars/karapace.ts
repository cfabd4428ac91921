import {group} from './group';

export const karapace = group(
  'Karapace',
  ['products/kafka/karapace/get-started'],
  'products/kafka/karapace',
);
