import {group} from './group';

export const valkey = group(
  'Aiven for Valkey™',
  [
    'products/valkey/get-started',
    group(
      'Connect to service',
      [
        'products/valkey/howto/connect-valkey-cli',
        'products/valkey/howto/connect-python',
        'products/valkey/howto/connect-node',
        'products/valkey/howto/connect-go',
        'products/valkey/howto/connect-java',
        'products/valkey/howto/connect-php',
      ],
      'products/valkey/howto/connect-services',
    ),
    group('Read replica', [
      'products/valkey/concepts/read-replica',
      'products/valkey/howto/create-valkey-read-replica',
    ]),
    group('Data migration', ['products/valkey/howto/migrate-caching-valkey-to-aiven-for-valkey']),
    group('Reference', [
      'products/valkey/reference/advanced-params',
      'products/valkey/reference/valkey-metrics-in-prometheus',
    ]),
  ],
  'products/valkey',
);
