import {group} from './group';

export const apps = group(
  'Aiven Runtime',
  [
    'products/apps/deploy-apps',
    'products/apps/manifest-files/manifests',
    'products/apps/connect-services-to-apps',
    'products/apps/secrets-and-variables',
    'products/apps/ports',
    'products/apps/scale-apps',
  ],
  'products/aiven-apps',
);
