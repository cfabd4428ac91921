import {group} from './group';

export const caching = group(
  'Aiven for Caching',
  ['products/caching/get-started'],
  'products/caching',
);
