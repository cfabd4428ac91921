import {group} from './group';

export const diskless = group(
  'Diskless Topics BYOC',
  [
    'products/diskless/get-started',
    group('Architecture', [
      'products/diskless/concepts/topics-vs-classic',
      'products/diskless/concepts/architecture',
      'products/diskless/concepts/batching-and-delivery',
      'products/diskless/concepts/partitions-and-objects',
    ]),
    group('How to', ['products/diskless/howto/create-diskless-topic']),
  ],
  'products/diskless',
);
