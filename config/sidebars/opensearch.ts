import {group} from './group';

export const opensearch = group(
  'Aiven for OpenSearch®',
  [
    'products/opensearch/get-started',
    'products/opensearch/howto/sample-dataset',
    group('Concepts', [
      group('Indices', [
        'products/opensearch/concepts/indices',
        'products/opensearch/concepts/when-create-index',
        'products/opensearch/concepts/index-replication',
      ]),
      'products/opensearch/concepts/shards-number',
      'products/opensearch/concepts/aggregations',
      'products/opensearch/concepts/high-availability-for-opensearch',
      'products/opensearch/concepts/backups',
      'products/opensearch/concepts/cross-cluster-replication-opensearch',
      'products/opensearch/concepts/access_control',
      group('Security', [
        'products/opensearch/concepts/os-security',
        'products/opensearch/concepts/opensearch-security-considerations',
      ]),
      'products/opensearch/concepts/opensearch-vs-elasticsearch',
    ]),
    group(
      'OpenSearch Dashboards',
      [
        'products/opensearch/dashboards/get-started',
        group('How to', [
          'products/opensearch/dashboards/howto/dev-tools-usage-example',
          'products/opensearch/dashboards/howto/opensearch-alerting-dashboard',
          'products/opensearch/troubleshooting/troubleshooting-opensearch-dashboards',
        ]),
      ],
      'products/opensearch/dashboards',
    ),
    group('How to', [
      group(
        'Connect with service',
        [
          'products/opensearch/howto/opensearch-with-curl',
          'products/opensearch/howto/connect-with-python',
          'products/opensearch/howto/connect-with-nodejs',
        ],
        'products/opensearch/howto/list-connect-to-service',
      ),
      group(
        'Search and aggregation',
        [
          'products/opensearch/howto/opensearch-search-and-python',
          'products/opensearch/howto/opensearch-and-nodejs',
          'products/opensearch/howto/opensearch-aggregations-and-nodejs',
        ],
        'products/opensearch/howto/list-search-service',
      ),
      'products/opensearch/howto/control_access_to_content',
      group(
        'Manage OpenSearch Security',
        [
          'products/opensearch/howto/enable-opensearch-security',
          'products/opensearch/howto/saml-sso-authentication',
          'products/opensearch/howto/oidc-authentication',
          'products/opensearch/howto/opensearch-dashboard-multi_tenancy',
          'products/opensearch/howto/audit-logs',
        ],
        'products/opensearch/howto/list-opensearch-security',
      ),
      group('Manage service', [
        'products/opensearch/howto/handle-low-disk-space',
        'products/opensearch/howto/resolve-shards-too-large',
        'products/opensearch/howto/set_index_retention_patterns',
        'products/opensearch/howto/os-version-upgrade',
        'products/opensearch/howto/restore_opensearch_backup',
        'products/opensearch/howto/opensearch-alerting-api',
        'products/opensearch/howto/custom-dictionary-files',
        'products/opensearch/howto/setup-cross-cluster-replication-opensearch',
      ]),
      group('Data management', [
        'products/opensearch/howto/manage-snapshots',
        group(
          'Manage custom repositories',
          [
            'products/opensearch/howto/custom-repositories',
            'products/opensearch/howto/manage-custom-repo/custom-repositories-os-api',
            'products/opensearch/howto/snapshot-credentials',
          ],
          'products/opensearch/howto/manage-custom-repo/list-manage-custom-repo',
        ),
        group('Migrate external snapshots', [
          'products/opensearch/howto/migrate-external-snapshots-aiven-opensearch',
          'products/opensearch/howto/migrate-ism-policies',
          'products/opensearch/howto/migrate-opendistro-security-config-aiven',
        ]),
        'products/opensearch/howto/migrating_elasticsearch_data_to_aiven',
        'products/opensearch/howto/import-opensearch-data-elasticsearch-dump-to-aiven',
        'products/opensearch/howto/import-opensearch-data-elasticsearch-dump-to-aws',
      ]),
      group('Integrate service', [
        'products/opensearch/howto/opensearch-log-integration',
        'products/opensearch/howto/integrate-with-grafana',
      ]),
      'products/opensearch/howto/upgrade-clients-to-opensearch',
    ]),
    group('Reference', [
      'products/opensearch/reference/plugins',
      'products/opensearch/reference/advanced-params',
      'products/opensearch/reference/restapi-limited-access',
      'products/opensearch/reference/low-space-watermarks',
      'products/opensearch/howto/os-metrics',
    ]),
  ],
  'products/opensearch',
);
