import {group} from './group';

export const datahub = group(
  'Aiven for DataHub',
  [
    'products/datahub/get-started',
    'products/datahub/connect-datahub-to-services',
    'products/datahub/manage-datahub-users',
    'products/datahub/enable-oidc-auth-datahub',
    'products/datahub/configure-notifications',
    'products/datahub/datahub-mcp-server',
    'products/datahub/manage-service',
    'products/datahub/restore-datahub-indices',
  ],
  'products/datahub',
);
