import {group} from './group';

export const metrics = group(
  'Aiven for Metrics',
  [
    'products/metrics/get-started',
    'products/metrics/howto/storage-usage',
    'products/metrics/concepts/retention-rules',
    'products/metrics/concepts/storage-resource-scaling',
  ],
  'products/metrics',
);
