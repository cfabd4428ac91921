import {group} from './group';

export const diskless = group(
  'Diskless Topics BYOC',
  ['products/diskless/get-started'],
  'products/diskless',
);
