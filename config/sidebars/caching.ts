import {group} from './group';

export const caching = group(
  'Aiven for Caching',
  [
    'products/caching/get-started',
    group('Concepts', [
      'products/caching/concepts/high-availability-redis',
      'products/caching/concepts/memory-usage',
      'products/caching/concepts/lua-scripts-caching',
      'products/caching/concepts/restricted-redis-commands',
    ]),
    group('How to', [
      'products/caching/howto/upgrade-aiven-for-caching-to-valkey',
      group(
        'Connect to service',
        [
          'products/caching/howto/connect-redis-cli',
          'products/caching/howto/connect-python',
          'products/caching/howto/connect-node',
          'products/caching/howto/connect-go',
          'products/caching/howto/connect-java',
          'products/caching/howto/connect-php',
        ],
        'products/caching/howto/list-code-samples',
      ),
      group('Administer database', ['products/caching/howto/configure-acl-permissions']),
      group('Data migration', [
        'products/caching/howto/migrate-redis-aiven-via-console',
        'products/caching/howto/migrate-redis-aiven-cli',
      ]),
      'products/caching/howto/estimate-max-number-of-connections',
      'products/caching/howto/manage-ssl-connectivity',
      'products/caching/howto/benchmark-performance',
      'products/caching/howto/warning-overcommit_memory',
    ]),
    group('Reference', ['products/caching/reference/advanced-params']),
    group('Troubleshooting', [
      'products/caching/troubleshooting/troubleshoot-redis-connection-issues',
    ]),
  ],
  'products/caching',
);
