import {group} from './group';

export const mysql = group(
  'Aiven for MySQL®',
  [
    'products/mysql/get-started',
    group('Concepts', [
      'products/mysql/concepts/high-availability',
      'products/mysql/concepts/mysql-replication',
      'products/mysql/concepts/mysql-backups',
      'products/mysql/concepts/max-number-of-connections',
      'products/mysql/concepts/mysql-memory-usage',
      'products/mysql/concepts/mysql-tuning-and-concurrency',
    ]),
    group('How to', [
      'products/mysql/howto/list-manage-cluster',
      group('Connect to service', [
        'products/mysql/howto/list-code-samples',
        'products/mysql/howto/connect-from-cli',
        'products/mysql/howto/connect-with-python',
        'products/mysql/howto/connect-with-java',
        'products/mysql/howto/connect-with-php',
        'products/mysql/howto/connect-using-mysqlx-with-python',
        'products/mysql/howto/connect-from-mysql-workbench',
        'products/mysql/howto/connect-with-dbeaver',
        'products/mysql/howto/connect-with-datagrip',
      ]),
      group('Database management', [
        'products/mysql/howto/create-database',
        'products/mysql/howto/create-remote-replica',
        'products/mysql/howto/create-missing-primary-keys',
        'products/mysql/howto/create-tables-without-primary-keys',
        'products/mysql/howto/enable-slow-queries',
        'products/mysql/howto/ai-insights',
        'products/mysql/howto/mysql-long-running-queries',
        'products/mysql/howto/migrate-database-mysqldump',
        'products/mysql/howto/use-incremental-backups',
        'products/mysql/howto/disable-foreign-key-checks',
      ]),
      group('Data migration', [
        'products/mysql/howto/do-check-service-migration',
        'products/mysql/howto/migrate-from-external-mysql',
        'products/mysql/howto/migrate-db-to-aiven-via-console',
      ]),
      group('Disk space management', [
        'products/mysql/howto/prevent-disk-full',
        'products/mysql/howto/identify-disk-usage-issues',
        'products/mysql/howto/reclaim-disk-space',
      ]),
    ]),
    group('Reference', [
      'products/mysql/reference/advanced-params',
      'products/mysql/reference/resource-capability',
    ]),
  ],
  'products/mysql',
);
