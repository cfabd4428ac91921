import {group} from './group';

export const opensearch = group(
  'Aiven for OpenSearch®',
  [
    'products/opensearch/get-started',
    group(
      'OpenSearch Dashboards',
      ['products/opensearch/dashboards/get-started'],
      'products/opensearch/dashboards',
    ),
  ],
  'products/opensearch',
);
