/**
 * Redirects of pages that were moved or removed, and of URLs of the platform's public documentation that have no page
 * here. `from` and `to` are routes under the docs root, without it; `to` may name a section.
 */
export type Redirect = {from: string; to: string};

export const redirects: Redirect[] = [
  {from: '/ai-features', to: '/tools#use-an-ai-assistant'},
  {
    from: '/platform/concepts/byoc-enhanced-compliance',
    to: '/platform/concepts/enhanced-compliance-env',
  },
  {
    from: '/platform/howto/bring-your-own-key',
    to: '/platform/concepts/encryption#keys-of-your-own',
  },
  {
    from: '/platform/howto/configure-project-base-port',
    to: '/platform/concepts/aiven-node-firewall-configuration#set-the-base-port',
  },
  {
    from: '/platform/howto/controlled-upgrade',
    to: '/platform/concepts/maintenance-window#hold-production-back-with-an-upgrade-pipeline',
  },
  {from: '/platform/howto/credits', to: '/tools/cli/credits'},
  {
    from: '/platform/howto/restore_progress_updates',
    to: '/platform/concepts/service-forking#follow-the-restore',
  },
  {
    from: '/platform/howto/saml/rotate-scim-token',
    to: '/platform/howto/saml/add-okta-idp#rotate-the-scim-token',
  },
  {
    from: '/platform/howto/view-organization-logs',
    to: '/platform/concepts/logs-and-metrics#the-event-log',
  },
  {
    from: '/platform/howto/view-project-logs',
    to: '/platform/concepts/logs-and-metrics#the-event-log',
  },
  {
    from: '/products/apps/change-cloud-apps',
    to: '/products/apps/scale-apps#move-to-another-cloud-or-region',
  },
  {from: '/products/apps/custom-domain-for-apps', to: '/products/apps/ports#use-your-own-domain'},
  {
    from: '/products/apps/deployment-information',
    to: '/products/apps/deploy-apps#change-the-branch',
  },
  {
    from: '/products/apps/manifest-files/compose-files',
    to: '/products/apps/manifest-files/manifests#services-that-aiven-creates',
  },
  {
    from: '/products/apps/manifest-files/containerfiles',
    to: '/products/apps/manifest-files/manifests#dockerfile',
  },
  {from: '/products/apps/power-off-apps', to: '/products/apps/scale-apps#power-off'},
  {
    from: '/products/clickhouse/concepts/choose-order-by-key',
    to: '/products/clickhouse/concepts/indexing',
  },
  {
    from: '/products/clickhouse/concepts/databases-tables-views',
    to: '/products/clickhouse/howto/manage-databases-tables',
  },
  {
    from: '/products/clickhouse/concepts/query-kafka-topic-data',
    to: '/products/clickhouse/howto/integrate-kafka',
  },
  {from: '/products/clickhouse/concepts/service-management', to: '/platform/howto/list-service'},
  {
    from: '/products/clickhouse/howto/change-cloud-region',
    to: '/platform/howto/migrate-services-cloud-region',
  },
  {from: '/products/clickhouse/howto/fork-service', to: '/platform/concepts/service-forking'},
  {
    from: '/products/clickhouse/howto/manage-clickhouse-versions',
    to: '/products/clickhouse/howto/list-manage-cluster#upgrade-the-version',
  },
  {
    from: '/products/clickhouse/howto/power-cycle-service',
    to: '/platform/concepts/service-power-cycle',
  },
  {from: '/products/clickhouse/howto/rename-service', to: '/platform/concepts/rename-services'},
  {
    from: '/products/clickhouse/howto/set-up-kafka-topic-querying',
    to: '/products/clickhouse/howto/integrate-kafka#begin-from-a-topic-in-the-console',
  },
  {from: '/products/clickhouse/howto/tag-service', to: '/platform/howto/tag-resources'},
  {
    from: '/products/clickhouse/howto/vector-similarity-index-cache',
    to: '/products/clickhouse/concepts/indexing#vector-indexes',
  },
  {
    from: '/products/clickhouse/reference/25-8-default-settings',
    to: '/products/clickhouse/howto/list-manage-cluster#remove-the-compatibility-setting',
  },
  {
    from: '/products/clickhouse/reference/supported-database-engines',
    to: '/products/clickhouse/reference/supported-table-engines#database-engines',
  },
  {
    from: '/products/clickhouse/reference/upgrade-to-26-3',
    to: '/products/clickhouse/howto/list-manage-cluster#look-for-what-breaks',
  },
  {
    from: '/products/clickhouse/reference/version-lifecycle',
    to: '/platform/reference/eol-for-major-versions#aiven-for-clickhouse',
  },
  {
    from: '/products/clickhouse/reference/version-support-policy',
    to: '/platform/reference/eol-for-major-versions#aiven-for-clickhouse',
  },
  {from: '/products/datahub/change-cloud', to: '/products/datahub/manage-service#scale-or-move-it'},
  {
    from: '/products/datahub/configure-slack-notifications',
    to: '/products/datahub/configure-notifications#slack',
  },
  {
    from: '/products/datahub/configure-teams-notifications',
    to: '/products/datahub/configure-notifications#microsoft-teams',
  },
  {
    from: '/products/datahub/datahub-lineage',
    to: '/products/datahub/connect-datahub-to-services#follow-the-lineage',
  },
  {
    from: '/products/datahub/delete-service',
    to: '/products/datahub/manage-service#power-off-or-delete',
  },
  {from: '/products/datahub/fork-datahub-service', to: '/products/datahub/manage-service#fork-it'},
  {
    from: '/products/datahub/maintenance-updates',
    to: '/products/datahub/manage-service#set-the-maintenance-window',
  },
  {
    from: '/products/datahub/power-off-service',
    to: '/products/datahub/manage-service#power-off-or-delete',
  },
  {
    from: '/products/datahub/rotate-secrets',
    to: '/products/datahub/manage-datahub-users#rotate-secrets',
  },
  {
    from: '/products/datahub/scale-datahub-service',
    to: '/products/datahub/manage-service#scale-or-move-it',
  },
  {from: '/products/datahub/tag-services', to: '/products/datahub/manage-service#tag-it'},
  {
    from: '/products/datahub/upgrade-datahub-version',
    to: '/products/datahub/manage-service#upgrade-datahub',
  },
  {from: '/products/dragonfly/reference/version-lifecycle', to: '/platform/reference/end-of-life'},
  {
    from: '/products/grafana/backups-migration',
    to: '/products/grafana/howto/pitr-process-for-grafana',
  },
  {
    from: '/products/grafana/concepts/service-memory',
    to: '/platform/concepts/out-of-memory-conditions',
  },
  {
    from: '/products/grafana/howto/backup-to-another-region',
    to: '/platform/howto/btar/enable-backup-to-another-region',
  },
  {
    from: '/products/grafana/howto/change-cloud-region',
    to: '/platform/howto/migrate-services-cloud-region',
  },
  {from: '/products/grafana/howto/change-service-plan', to: '/platform/howto/scale-services'},
  {from: '/products/grafana/howto/fork-service', to: '/platform/concepts/service-forking'},
  {
    from: '/products/grafana/howto/maintenance-updates',
    to: '/platform/concepts/maintenance-window',
  },
  {
    from: '/products/grafana/howto/power-cycle-service',
    to: '/platform/concepts/service-power-cycle',
  },
  {
    from: '/products/grafana/howto/prepare-for-high-load',
    to: '/platform/howto/prepare-for-high-load',
  },
  {from: '/products/grafana/howto/rename-service', to: '/platform/concepts/rename-services'},
  {from: '/products/grafana/howto/tag-service', to: '/platform/howto/tag-resources'},
  {
    from: '/products/grafana/howto/track-restore-progress',
    to: '/platform/concepts/service-forking#follow-the-restore',
  },
  {from: '/products/grafana/maintenance-lifecycle', to: '/platform/concepts/service-lifecycle'},
  {
    from: '/products/grafana/reference/version-lifecycle',
    to: '/platform/reference/eol-for-major-versions#aiven-for-grafana',
  },
  {from: '/products/grafana/scaling-performance', to: '/platform/howto/scale-services'},
  {from: '/products/kafka/classic-kafka-overview', to: '/products/kafka#choose-a-service-type'},
  {
    from: '/products/kafka/concepts/audit-logging',
    to: '/products/kafka/howto/monitor-logs-acl-failure#turn-on-the-audit-log',
  },
  {from: '/products/kafka/concepts/kafka-pricing', to: '/products/kafka#what-is-metered'},
  {
    from: '/products/kafka/dev-tier/create-dev-tier-kafka-service',
    to: '/products/kafka/get-started#create-the-service',
  },
  {from: '/products/kafka/dev-tier/kafka-dev-tier', to: '/products/kafka#choose-a-tier'},
  {
    from: '/products/kafka/diskless/concepts/batching-and-delivery',
    to: '/products/diskless/concepts/batching-and-delivery',
  },
  {from: '/products/kafka/diskless/concepts/diskless-topic-overview', to: '/diskless'},
  {
    from: '/products/kafka/diskless/concepts/diskless-topics-architecture',
    to: '/products/diskless/concepts/architecture',
  },
  {
    from: '/products/kafka/diskless/concepts/limitations',
    to: '/products/diskless/concepts/topics-vs-classic#features',
  },
  {
    from: '/products/kafka/diskless/concepts/partitions-and-objects',
    to: '/products/diskless/concepts/partitions-and-objects',
  },
  {
    from: '/products/kafka/diskless/concepts/topics-vs-classic',
    to: '/products/diskless/concepts/topics-vs-classic',
  },
  {
    from: '/products/kafka/diskless/howto/create-diskless-topics-automatically',
    to: '/products/diskless/howto/create-diskless-topic#make-topics-diskless-by-name',
  },
  {
    from: '/products/kafka/free-tier/create-free-tier-kafka-service',
    to: '/products/kafka/get-started#create-the-service',
  },
  {from: '/products/kafka/free-tier/kafka-free-tier', to: '/products/kafka#choose-a-tier'},
  {from: '/products/kafka/get-started/create-kafka-service', to: '/products/kafka/get-started'},
  {
    from: '/products/kafka/get-started/create-kafka-service-byoc',
    to: '/products/kafka/get-started#create-the-service',
  },
  {from: '/products/kafka/get-started/get-started-kafka', to: '/products/kafka/get-started'},
  {from: '/products/kafka/get-started/professional-tier', to: '/products/kafka#choose-a-tier'},
  {
    from: '/products/kafka/howto/configure-audit-logging',
    to: '/products/kafka/howto/monitor-logs-acl-failure#turn-on-the-audit-log',
  },
  {
    from: '/products/kafka/howto/configure-custom-domain',
    to: '/products/kafka/howto/set-kafka-parameters#use-a-domain-of-your-own',
  },
  {
    from: '/products/kafka/howto/configure-preferred-zones',
    to: '/products/kafka/howto/enable-follower-fetching#place-the-brokers-in-the-zones-of-your-consumers',
  },
  {
    from: '/products/kafka/howto/connect-with-cpp',
    to: '/products/kafka/howto/connect-with-csharp#cpp',
  },
  {
    from: '/products/kafka/howto/connect-with-java',
    to: '/products/kafka/howto/connect-with-java-quick-connect',
  },
  {
    from: '/products/kafka/howto/connect-with-kafka-rest',
    to: '/products/kafka/concepts/kafka-rest-api',
  },
  {from: '/products/kafka/howto/connect-with-klaw', to: '/products/kafka/howto/kafka-klaw'},
  {
    from: '/products/kafka/howto/connect-with-php',
    to: '/products/kafka/howto/connect-with-csharp#php',
  },
  {
    from: '/products/kafka/howto/integrate-external-kafka-cluster',
    to: '/products/kafka/kafka-mirrormaker/howto/integrate-external-kafka-cluster',
  },
  {
    from: '/products/kafka/howto/ipv6-client-connectivity',
    to: '/products/kafka/howto/set-kafka-parameters#reach-the-brokers-over-ipv6',
  },
  {
    from: '/products/kafka/howto/kafka-oauth2-aws-iam',
    to: '/products/kafka/howto/enable-oidc#use-aws-iam-as-the-provider',
  },
  {from: '/products/kafka/howto/maintenance-updates', to: '/platform/concepts/maintenance-window'},
  {from: '/products/kafka/howto/power-cycle-service', to: '/platform/concepts/service-power-cycle'},
  {
    from: '/products/kafka/howto/set-up-kafka-with-skills',
    to: '/products/kafka/get-started#create-the-service',
  },
  {
    from: '/products/kafka/howto/switch-topic-to-diskless',
    to: '/products/diskless/howto/create-diskless-topic#switch-an-existing-classic-topic',
  },
  {from: '/products/kafka/howto/tag-service', to: '/platform/howto/tag-resources'},
  {
    from: '/products/kafka/howto/use-schema-registry-in-java',
    to: '/products/kafka/howto/generate-avro-java-classes',
  },
  {
    from: '/products/kafka/howto/view-kafka-storage-in-console',
    to: '/products/kafka/howto/tiered-storage-overview-page',
  },
  {
    from: '/products/kafka/kafka-connect/howto/amqp-source-connector',
    to: '/products/kafka/kafka-connect/concepts/list-of-connector-plugins#amqp-source',
  },
  {
    from: '/products/kafka/kafka-connect/howto/configure-azure-key-vault',
    to: '/products/kafka/kafka-connect/howto/configure-secret-providers',
  },
  {
    from: '/products/kafka/kafka-connect/howto/configure-env-secret-provider',
    to: '/products/kafka/kafka-connect/howto/configure-secret-providers',
  },
  {
    from: '/products/kafka/kafka-connect/howto/debezium-source-connector-oracle',
    to: '/products/kafka/kafka-connect/concepts/list-of-connector-plugins#debezium-for-oracle',
  },
  {
    from: '/products/kafka/kafka-connect/howto/s3-sink',
    to: '/products/kafka/kafka-connect/howto/s3-sink-connector-aiven',
  },
  {
    from: '/products/kafka/kafka-connect/howto/s3-sink-additional-parameters',
    to: '/products/kafka/kafka-connect/reference/s3-sink-additional-parameters',
  },
  {
    from: '/products/kafka/kafka-connect/howto/s3-sink-additional-parameters-confluent',
    to: '/products/kafka/kafka-connect/reference/s3-sink-additional-parameters-confluent',
  },
  {
    from: '/products/kafka/kafka-connect/howto/s3-sink-prepare',
    to: '/products/kafka/kafka-connect/howto/s3-sink-prereq',
  },
  {
    from: '/products/kafka/kafka-connect/howto/salesforce-sink-connector',
    to: '/products/kafka/kafka-connect/concepts/list-of-connector-plugins#salesforce-source-and-sink',
  },
  {
    from: '/products/kafka/kafka-connect/howto/salesforce-source-connector',
    to: '/products/kafka/kafka-connect/concepts/list-of-connector-plugins#salesforce-source-and-sink',
  },
  {
    from: '/products/kafka/kafka-connect/howto/snowflake-open-catalog',
    to: '/products/kafka/howto/snowflake-open-catalog',
  },
  {
    from: '/products/kafka/kafka-mirrormaker/concepts/configuration-layers',
    to: '/products/kafka/kafka-mirrormaker/concepts/mirrormaker2-tuning#three-levels',
  },
  {
    from: '/products/kafka/kafka-mirrormaker/concepts/permissions-internal-topics',
    to: '/products/kafka/kafka-mirrormaker/howto/integrate-external-kafka-cluster#permissions-on-the-external-cluster',
  },
  {
    from: '/products/kafka/kafka-mirrormaker/howto/mm2-rack-awareness',
    to: '/products/kafka/kafka-mirrormaker/concepts/mirrormaker2-tuning#where-to-run-it',
  },
  {
    from: '/products/kafka/kafka-mirrormaker/howto/update-integration-configurations',
    to: '/products/kafka/kafka-mirrormaker/concepts/mirrormaker2-tuning#consumer-and-producer',
  },
  {
    from: '/products/kafka/karapace/concepts/schema-references',
    to: '/products/kafka/karapace/howto/register-schemas-with-references',
  },
  {
    from: '/products/kafka/reference/advanced-params-dev-tier',
    to: '/products/kafka/reference/advanced-params#what-other-tiers-and-types-accept',
  },
  {
    from: '/products/kafka/reference/advanced-params-free-tier',
    to: '/products/kafka/reference/advanced-params#what-other-tiers-and-types-accept',
  },
  {
    from: '/products/kafka/reference/advanced-params-index',
    to: '/products/kafka/reference/advanced-params',
  },
  {
    from: '/products/kafka/reference/advanced-params-standard',
    to: '/products/kafka/reference/advanced-params',
  },
  {
    from: '/products/kafka/reference/advanced-params-standard-topic',
    to: '/products/kafka/reference/advanced-params',
  },
  {
    from: '/products/kafka/reference/version-lifecycle',
    to: '/platform/reference/eol-for-major-versions#aiven-for-apache-kafka',
  },
  {from: '/products/kafka/standard-kafka-overview', to: '/products/kafka#choose-a-service-type'},
  {from: '/products/kafka/terminology', to: '/products/kafka#what-belongs-to-it'},
  {
    from: '/products/kafka/troubleshooting/non-leader-for-partition',
    to: '/products/kafka/concepts/non-leader-for-partition',
  },
  {
    from: '/products/metrics/concepts/service-memory',
    to: '/platform/concepts/out-of-memory-conditions',
  },
  {
    from: '/products/metrics/howto/change-cloud-region',
    to: '/platform/howto/migrate-services-cloud-region',
  },
  {from: '/products/metrics/howto/change-service-plan', to: '/platform/howto/scale-services'},
  {
    from: '/products/metrics/howto/maintenance-updates',
    to: '/platform/concepts/maintenance-window',
  },
  {
    from: '/products/metrics/howto/power-cycle-service',
    to: '/platform/concepts/service-power-cycle',
  },
  {
    from: '/products/metrics/howto/prepare-for-high-load',
    to: '/platform/howto/prepare-for-high-load',
  },
  {from: '/products/metrics/howto/tag-service', to: '/platform/howto/tag-resources'},
  {
    from: '/products/metrics/howto/track-restore-progress',
    to: '/platform/concepts/service-forking#follow-the-restore',
  },
  {from: '/products/metrics/maintenance-lifecycle', to: '/platform/concepts/service-lifecycle'},
  {from: '/products/metrics/scaling-performance', to: '/platform/howto/scale-services'},
  {from: '/products/mysql/backups-migration', to: '/products/mysql/concepts/mysql-backups'},
  {
    from: '/products/mysql/concepts/mysql-free-tier',
    to: '/platform/concepts/service-pricing#what-the-free-tier-contains',
  },
  {
    from: '/products/mysql/howto/backup-to-another-region',
    to: '/platform/howto/btar/enable-backup-to-another-region',
  },
  {
    from: '/products/mysql/howto/change-cloud-region',
    to: '/platform/howto/migrate-services-cloud-region',
  },
  {from: '/products/mysql/howto/change-service-plan', to: '/platform/howto/scale-services'},
  {from: '/products/mysql/howto/fork-service', to: '/platform/concepts/service-forking'},
  {from: '/products/mysql/howto/maintenance-updates', to: '/platform/concepts/maintenance-window'},
  {
    from: '/products/mysql/howto/manage-mysql-version',
    to: '/platform/reference/eol-for-major-versions#aiven-for-mysql',
  },
  {
    from: '/products/mysql/howto/manage-service-users',
    to: '/platform/howto/create_new_service_user',
  },
  {from: '/products/mysql/howto/power-cycle-service', to: '/platform/concepts/service-power-cycle'},
  {
    from: '/products/mysql/howto/prepare-for-high-load',
    to: '/platform/howto/prepare-for-high-load',
  },
  {from: '/products/mysql/howto/rename-service', to: '/platform/concepts/rename-services'},
  {from: '/products/mysql/howto/scale-disk-storage', to: '/platform/howto/add-storage-space'},
  {from: '/products/mysql/howto/tag-service', to: '/platform/howto/tag-resources'},
  {
    from: '/products/mysql/howto/track-restore-progress',
    to: '/platform/concepts/service-forking#follow-the-restore',
  },
  {from: '/products/mysql/maintenance-lifecycle', to: '/platform/concepts/service-lifecycle'},
  {
    from: '/products/mysql/reference/version-lifecycle',
    to: '/platform/reference/eol-for-major-versions#aiven-for-mysql',
  },
  {from: '/products/mysql/scaling-performance', to: '/platform/howto/scale-services'},
  {
    from: '/products/opensearch/concepts/dedicated-node-roles',
    to: '/products/opensearch/concepts/high-availability-for-opensearch#plans-with-dedicated-cluster-managers',
  },
  {
    from: '/products/opensearch/concepts/hot-warm-tiering',
    to: '/products/opensearch/howto/set_index_retention_patterns#move-old-indexes-to-warm-nodes',
  },
  {
    from: '/products/opensearch/concepts/opensearch-free-tier',
    to: '/platform/concepts/service-pricing#what-the-free-tier-contains',
  },
  {
    from: '/products/opensearch/concepts/service-memory',
    to: '/platform/concepts/out-of-memory-conditions',
  },
  {
    from: '/products/opensearch/howto/backup-to-another-region',
    to: '/platform/howto/btar/enable-backup-to-another-region',
  },
  {
    from: '/products/opensearch/howto/change-cloud-region',
    to: '/platform/howto/migrate-services-cloud-region',
  },
  {from: '/products/opensearch/howto/change-service-plan', to: '/platform/howto/scale-services'},
  {
    from: '/products/opensearch/howto/create-free-tier-opensearch',
    to: '/platform/concepts/service-pricing#what-the-free-tier-contains',
  },
  {
    from: '/products/opensearch/howto/enable-slow-query-log',
    to: '/products/opensearch/howto/list-search-service#log-searches-over-a-threshold',
  },
  {from: '/products/opensearch/howto/fork-service', to: '/platform/concepts/service-forking'},
  {
    from: '/products/opensearch/howto/hot-warm-tiering',
    to: '/products/opensearch/howto/set_index_retention_patterns#move-old-indexes-to-warm-nodes',
  },
  {
    from: '/products/opensearch/howto/jwt-authentication',
    to: '/products/opensearch/howto/oidc-authentication#accept-tokens-that-you-sign-yourself',
  },
  {
    from: '/products/opensearch/howto/maintenance-updates',
    to: '/platform/concepts/maintenance-window',
  },
  {
    from: '/products/opensearch/howto/power-cycle-service',
    to: '/platform/concepts/service-power-cycle',
  },
  {
    from: '/products/opensearch/howto/prepare-for-high-load',
    to: '/platform/howto/prepare-for-high-load',
  },
  {
    from: '/products/opensearch/howto/reindex-opensearch',
    to: '/products/opensearch/howto/os-version-upgrade#versions-and-the-way-between-them',
  },
  {from: '/products/opensearch/howto/rename-service', to: '/platform/concepts/rename-services'},
  {from: '/products/opensearch/howto/scale-disk-storage', to: '/platform/howto/add-storage-space'},
  {from: '/products/opensearch/howto/tag-service', to: '/platform/howto/tag-resources'},
  {
    from: '/products/opensearch/howto/track-restore-progress',
    to: '/platform/concepts/service-forking#follow-the-restore',
  },
  {from: '/products/opensearch/maintenance-lifecycle', to: '/platform/concepts/service-lifecycle'},
  {
    from: '/products/opensearch/reference/list-of-plugins-for-each-version',
    to: '/products/opensearch/reference/plugins#by-version',
  },
  {
    from: '/products/opensearch/reference/opensearch-limitations',
    to: '/products/opensearch/reference/restapi-limited-access',
  },
  {
    from: '/products/opensearch/reference/version-lifecycle',
    to: '/platform/reference/eol-for-major-versions#aiven-for-opensearch',
  },
  {from: '/products/opensearch/scaling-performance', to: '/platform/howto/scale-services'},
  {from: '/products/postgresql/backups-migration', to: '/products/postgresql/concepts/pg-backups'},
  {
    from: '/products/postgresql/concepts/pg-free-tier',
    to: '/platform/concepts/service-pricing#what-the-free-tier-contains',
  },
  {from: '/products/postgresql/crdr/crdr-overview', to: '/products/postgresql/crdr'},
  {
    from: '/products/postgresql/crdr/enable-crdr',
    to: '/products/postgresql/crdr#create-the-recovery-service',
  },
  {
    from: '/products/postgresql/crdr/failover/crdr-failover-to-recovery',
    to: '/products/postgresql/crdr#fail-over-when-the-region-is-lost',
  },
  {
    from: '/products/postgresql/crdr/failover/crdr-revert-to-primary',
    to: '/products/postgresql/crdr#fail-back',
  },
  {
    from: '/products/postgresql/crdr/failover/list-failover',
    to: '/products/postgresql/crdr#switchover-or-failover',
  },
  {
    from: '/products/postgresql/crdr/switchover/crdr-switchback',
    to: '/products/postgresql/crdr#rehearse-with-a-switchover',
  },
  {
    from: '/products/postgresql/crdr/switchover/crdr-switchover',
    to: '/products/postgresql/crdr#rehearse-with-a-switchover',
  },
  {
    from: '/products/postgresql/crdr/switchover/list-switchover',
    to: '/products/postgresql/crdr#switchover-or-failover',
  },
  {
    from: '/products/postgresql/database-management',
    to: '/products/postgresql/howto/list-manage-cluster',
  },
  {
    from: '/products/postgresql/howto/backup-to-another-region',
    to: '/platform/howto/btar/enable-backup-to-another-region',
  },
  {from: '/products/postgresql/howto/change-service-plan', to: '/platform/howto/scale-services'},
  {from: '/products/postgresql/howto/fork-service', to: '/platform/concepts/service-forking'},
  {
    from: '/products/postgresql/howto/maintenance-updates',
    to: '/platform/concepts/maintenance-window',
  },
  {
    from: '/products/postgresql/howto/manage-service-users',
    to: '/platform/howto/create_new_service_user',
  },
  {
    from: '/products/postgresql/howto/pg-controlled-switchover',
    to: '/products/postgresql/concepts/upgrade-failover#choose-the-hour-of-the-switchover',
  },
  {
    from: '/products/postgresql/howto/pg-reads-failover-to-primary',
    to: '/products/postgresql/concepts/high-availability#let-reads-fall-back-to-the-primary',
  },
  {
    from: '/products/postgresql/howto/pg-studio/get-started',
    to: '/products/postgresql/howto/pg-studio#run-a-query',
  },
  {from: '/products/postgresql/howto/pg-studio/index', to: '/products/postgresql/howto/pg-studio'},
  {
    from: '/products/postgresql/howto/pg-studio/manage-queries',
    to: '/products/postgresql/howto/pg-studio#save-a-query',
  },
  {
    from: '/products/postgresql/howto/pg-studio/security-connections',
    to: '/products/postgresql/howto/pg-studio#who-can-do-what',
  },
  {
    from: '/products/postgresql/howto/pg-studio/use-ai-assistant',
    to: '/products/postgresql/howto/pg-studio#let-the-assistant-write-sql',
  },
  {
    from: '/products/postgresql/howto/pg-studio/write-run-queries',
    to: '/products/postgresql/howto/pg-studio#run-a-query',
  },
  {
    from: '/products/postgresql/howto/power-cycle-service',
    to: '/platform/concepts/service-power-cycle',
  },
  {
    from: '/products/postgresql/howto/prepare-for-high-load',
    to: '/platform/howto/prepare-for-high-load',
  },
  {from: '/products/postgresql/howto/rename-service', to: '/platform/concepts/rename-services'},
  {from: '/products/postgresql/howto/scale-disk-storage', to: '/platform/howto/add-storage-space'},
  {from: '/products/postgresql/howto/tag-service', to: '/platform/howto/tag-resources'},
  {
    from: '/products/postgresql/howto/track-restore-progress',
    to: '/platform/concepts/service-forking#follow-the-restore',
  },
  {
    from: '/products/postgresql/howto/upgrade-postgis-topology-columns',
    to: '/products/postgresql/howto/manage-extensions#postgis-topology-columns-before-postgis-36',
  },
  {from: '/products/postgresql/maintenance-lifecycle', to: '/platform/concepts/service-lifecycle'},
  {
    from: '/products/postgresql/reference/version-lifecycle',
    to: '/platform/reference/eol-for-major-versions#aiven-for-postgresql',
  },
  {from: '/products/postgresql/scaling-performance', to: '/platform/howto/scale-services'},
  {
    from: '/products/postgresql/troubleshooting/pg-password-encryption-upgrade',
    to: '/products/postgresql/troubleshooting/troubleshooting-connection-pooling#move-from-md5-to-scram-passwords',
  },
  {from: '/products/valkey/backups-migration', to: '/platform/concepts/service_backups'},
  {
    from: '/products/valkey/concepts/valkey-cluster',
    to: '/products/valkey#one-primary-or-a-cluster',
  },
  {
    from: '/products/valkey/concepts/valkey-free-tier',
    to: '/platform/concepts/service-pricing#what-the-free-tier-contains',
  },
  {
    from: '/products/valkey/howto/backup-to-another-region',
    to: '/platform/howto/btar/enable-backup-to-another-region',
  },
  {
    from: '/products/valkey/howto/change-cloud-region',
    to: '/platform/howto/migrate-services-cloud-region',
  },
  {from: '/products/valkey/howto/change-service-plan', to: '/platform/howto/scale-services'},
  {
    from: '/products/valkey/howto/configure-backups',
    to: '/platform/concepts/service_backups#valkey',
  },
  {from: '/products/valkey/howto/fork-service', to: '/platform/concepts/service-forking'},
  {from: '/products/valkey/howto/maintenance-updates', to: '/platform/concepts/maintenance-window'},
  {
    from: '/products/valkey/howto/manage-service-users',
    to: '/platform/howto/create_new_service_user',
  },
  {
    from: '/products/valkey/howto/migrate-dragonfly-to-valkey',
    to: '/products/valkey/howto/migrate-caching-valkey-to-aiven-for-valkey#copy-with-redisshake',
  },
  {
    from: '/products/valkey/howto/power-cycle-service',
    to: '/platform/concepts/service-power-cycle',
  },
  {
    from: '/products/valkey/howto/prepare-for-high-load',
    to: '/platform/howto/prepare-for-high-load',
  },
  {from: '/products/valkey/howto/rename-service', to: '/platform/concepts/rename-services'},
  {from: '/products/valkey/howto/scale-disk-storage', to: '/platform/howto/add-storage-space'},
  {from: '/products/valkey/howto/tag-service', to: '/platform/howto/tag-resources'},
  {
    from: '/products/valkey/howto/track-restore-progress',
    to: '/platform/concepts/service-forking#follow-the-restore',
  },
  {
    from: '/products/valkey/howto/valkey-version-upgrade',
    to: '/platform/reference/eol-for-major-versions#aiven-for-valkey',
  },
  {from: '/products/valkey/maintenance-lifecycle', to: '/platform/concepts/service-lifecycle'},
  {
    from: '/products/valkey/reference/valkey-modules',
    to: '/products/valkey#what-is-included-and-what-is-not',
  },
  {
    from: '/products/valkey/reference/version-lifecycle',
    to: '/platform/reference/eol-for-major-versions#aiven-for-valkey',
  },
  {from: '/products/valkey/scaling-performance', to: '/platform/howto/scale-services'},
  {from: '/tools/cli/service/quota', to: '/tools/cli/service-cli#avn-service-quota-list'},
  {from: '/tools/mcp-server', to: '/tools#use-an-ai-assistant'},
];
