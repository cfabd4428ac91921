import {group} from './group';

export const alloydbomni = group(
  'Aiven for AlloyDB Omni',
  [
    'products/alloydbomni/get-started',
    group(
      'Connect to service',
      [
        'products/alloydbomni/connect/connect-psql',
        'products/alloydbomni/connect/connect-python',
        'products/alloydbomni/connect/connect-java',
        'products/alloydbomni/connect/connect-node',
        'products/alloydbomni/connect/connect-go',
        'products/alloydbomni/connect/connect-php',
        'products/alloydbomni/connect/connect-datagrip',
        'products/alloydbomni/connect/connect-dbeaver',
        'products/alloydbomni/connect/connect-pgadmin',
        'products/alloydbomni/connect/connect-rivery',
        'products/alloydbomni/connect/connect-skyvia',
        'products/alloydbomni/connect/connect-zapier',
      ],
      'products/alloydbomni/connect/connect-services',
    ),
    'products/alloydbomni/use-columnar-engine',
    'products/alloydbomni/manage-credentials',
    'products/alloydbomni/access-ai-models',
    group('Reference', [
      'products/alloydbomni/reference/advanced-params',
      'products/alloydbomni/reference/list-of-extensions',
    ]),
  ],
  'products/alloydbomni',
);
