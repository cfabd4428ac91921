import {group} from './group';

export const metrics = group(
  'Aiven for Metrics',
  ['products/metrics/get-started'],
  'products/metrics',
);
