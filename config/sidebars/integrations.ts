import {group} from './group';

export const integrations = group('Integrations', [
  'platform/concepts/service-integration',
  'platform/howto/create-service-integration',
  group('Monitoring and logs', [
    'platform/howto/list-monitoring',
    group('Amazon CloudWatch', [
      'integrations/cloudwatch',
      'integrations/cloudwatch/cloudwatch-metrics',
      group('CloudWatch logs', [
        'integrations/cloudwatch/cloudwatch-logs-console',
        'integrations/cloudwatch/cloudwatch-logs-cli',
      ]),
    ]),
    group('Datadog', [
      'integrations/datadog',
      'integrations/datadog/datadog-metrics',
      'integrations/datadog/datadog-logs',
      'integrations/datadog/add-custom-tags-to-datadog',
      'platform/howto/integrations/datadog-increase-metrics-limit',
    ]),
    group('Prometheus', [
      'platform/howto/integrations/prometheus-metrics',
      'integrations/prometheus-system-metrics',
    ]),
    group('Remote Syslog', [
      'integrations/rsyslog',
      'integrations/rsyslog/loggly',
      'integrations/rsyslog/logtail',
    ]),
    'integrations/cloudlogging',
    'integrations/send-logs-to-elasticsearch',
    'platform/howto/integrations/access-jmx-metrics-jolokia',
  ]),
  group('Bring your own cloud', [
    'platform/concepts/byoc',
    'platform/howto/byoc/enable-byoc',
    group('Create custom clouds', [
      'platform/howto/byoc/create-cloud/create-custom-cloud',
      'platform/howto/byoc/create-cloud/create-aws-custom-cloud',
      'platform/howto/byoc/create-cloud/create-google-custom-cloud',
    ]),
    'platform/howto/byoc/view-custom-cloud-status',
    'platform/howto/byoc/assign-project-custom-cloud',
    'platform/howto/byoc/manage-byoc-service',
    'platform/howto/byoc/networking-security',
    'platform/howto/byoc/aws-privatelink-byoc',
    'platform/howto/byoc/store-data',
    'platform/howto/byoc/tag-custom-cloud-resources',
    'platform/howto/byoc/add-customer-info-custom-cloud',
    'platform/howto/byoc/rename-custom-cloud',
    'platform/howto/byoc/download-infrastructure-template',
    'platform/howto/byoc/delete-custom-cloud',
  ]),
]);
