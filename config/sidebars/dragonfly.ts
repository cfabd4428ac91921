import {group} from './group';

export const dragonfly = group(
  'Aiven for Dragonfly',
  ['products/dragonfly/get-started'],
  'products/dragonfly',
);
