import {group} from './group';

export const alloydbomni = group(
  'Aiven for AlloyDB Omni',
  ['products/alloydbomni/get-started'],
  'products/alloydbomni',
);
