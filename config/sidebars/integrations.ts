import {group} from './group';

export const integrations = group('Integrations', [
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
]);
