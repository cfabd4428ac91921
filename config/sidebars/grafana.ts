import {group} from './group';

export const grafana = group(
  'Aiven for Grafana®',
  [
    'products/grafana/get-started',
    group('How to', [
      group('User access', [
        'products/grafana/howto/log-in',
        'products/grafana/howto/oauth-configuration',
        'products/grafana/howto/rotating-grafana-service-credentials',
      ]),
      group('Manage dashboards', [
        'products/grafana/howto/replace-expression-string',
        'products/grafana/howto/dashboard-previews',
      ]),
      'products/grafana/howto/send-emails',
      'products/grafana/howto/pitr-process-for-grafana',
      'products/grafana/howto/list-manage-cluster',
    ]),
    group('Reference', [
      'products/grafana/reference/advanced-params',
      'products/grafana/reference/plugins',
    ]),
  ],
  'products/grafana',
);
