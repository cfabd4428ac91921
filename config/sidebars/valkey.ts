import {group} from './group';

export const valkey = group(
  'Aiven for Valkey™',
  ['products/valkey/get-started'],
  'products/valkey',
);
