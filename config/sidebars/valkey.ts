import {group} from './group';

export const valkey = group(
  'Aiven for Valkey™',
  [
    'products/valkey/get-started',
    group('Concepts', [
      'products/valkey/concepts/memory-usage',
      'products/valkey/concepts/high-availability',
      'products/valkey/concepts/lua-scripts',
    ]),
    group(
      'Connect to service',
      [
        'products/valkey/howto/connect-valkey-cli',
        'products/valkey/howto/connect-python',
        'products/valkey/howto/connect-node',
        'products/valkey/howto/connect-go',
        'products/valkey/howto/connect-java',
        'products/valkey/howto/connect-php',
        'products/valkey/howto/manage-ssl-connectivity',
        'products/valkey/howto/estimate-max-number-of-connections',
      ],
      'products/valkey/howto/connect-services',
    ),
    group('Manage service', [
      'products/valkey/howto/configure-acl-permissions',
      'products/valkey/howto/benchmark-performance',
    ]),
    group('Read replica', [
      'products/valkey/concepts/read-replica',
      'products/valkey/howto/create-valkey-read-replica',
    ]),
    group('Data migration', [
      'products/valkey/howto/migrate-caching-valkey-to-aiven-for-valkey',
      'products/valkey/howto/migrate-redis-aiven-via-console',
      'products/valkey/howto/migrate-redis-aiven-cli',
    ]),
    group('Reference', [
      'products/valkey/reference/advanced-params',
      'products/valkey/reference/restricted-commands',
      'products/valkey/reference/valkey-metrics-in-prometheus',
    ]),
    group('Troubleshooting', [
      'products/valkey/troubleshooting/troubleshoot-connection-issues',
      'products/valkey/troubleshooting/warning-overcommit_memory',
    ]),
  ],
  'products/valkey',
);
