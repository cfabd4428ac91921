import {group} from './group';

export const tools = group(
  'Aiven dev tools',
  [
    group(
      'Aiven CLI',
      [
        group(
          'avn service',
          [
            'tools/cli/service/connection-info',
            'tools/cli/service/user',
            'tools/cli/service/database',
            'tools/cli/service/connection-pool',
            'tools/cli/service/topic',
            'tools/cli/service/acl',
            'tools/cli/service/kafka-acl',
            'tools/cli/service/schema-registry-acl',
            'tools/cli/service/connector',
            'tools/cli/service/flink',
            'tools/cli/service/integration',
            'tools/cli/service/service-index',
            'tools/cli/service/es-acl',
            'tools/cli/service/privatelink',
            'tools/cli/service/tags',
            'tools/cli/service/alloydbomni',
          ],
          'tools/cli/service-cli',
        ),
        'tools/cli/user',
        'tools/cli/cloud',
        'tools/cli/vpc',
        'tools/cli/byoc',
        'tools/cli/mirrormaker',
        'tools/cli/events',
        'tools/cli/credits',
      ],
      'tools/cli',
    ),
    'tools/api',
    group(
      'Aiven Provider for Terraform',
      ['tools/terraform/howto/use-opentofu', 'tools/terraform/howto/migrate-from-teams-to-groups'],
      'tools/terraform',
    ),
    'tools/kubernetes',
    'tools/query-optimizer',
  ],
  'tools',
);
