import {group} from './group';

export const dragonfly = group(
  'Aiven for Dragonfly',
  [
    'products/dragonfly/get-started',
    'products/dragonfly/concepts/ha-dragonfly',
    group('How to', [
      group(
        'Connect to service',
        [
          'products/dragonfly/howto/connect-redis-cli',
          'products/dragonfly/howto/connect-python',
          'products/dragonfly/howto/connect-node',
          'products/dragonfly/howto/connect-go',
        ],
        'products/dragonfly/howto/list-code-samples',
      ),
      group('Data migration', [
        'products/dragonfly/howto/migrate-ext-redis-df-console',
        'products/dragonfly/howto/migrate-aiven-caching-df-console',
      ]),
      'products/dragonfly/howto/eviction-policy-df',
      'products/dragonfly/howto/compatibility-redisjson',
    ]),
    group('Reference', ['products/dragonfly/reference/advanced-params']),
  ],
  'products/dragonfly',
);
