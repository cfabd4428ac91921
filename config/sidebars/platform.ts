import {group} from './group';

export const platform = group('Platform', [
  group('Organizations, units, and projects', [
    'platform/concepts/orgs-units-projects',
    group('Organizations and units', [
      'tools/aiven-console/howto/create-orgs-and-units',
      'platform/howto/manage-organizations',
    ]),
  ]),
  group('User and access management', [
    'platform/concepts/user-access-management',
    group('Permissions', ['platform/concepts/permissions', 'platform/howto/manage-permissions']),
    group('Organization user management', [
      'platform/howto/manage-org-users',
      'platform/howto/manage-groups',
      'platform/concepts/application-users',
      'platform/howto/manage-application-users',
      'platform/concepts/managed-users',
      'platform/concepts/discovered-organizations',
      'tools/aiven-console/howto/create-manage-teams',
    ]),
    group('User profiles', [
      'platform/howto/edit-user-profile',
      'platform/howto/change-your-email-address',
      'platform/howto/delete-user',
    ]),
  ]),
  group('Authentication', ['platform/concepts/authentication-tokens']),
  group('Billing and payment', [group('Payment methods', ['marketplace-setup'])]),
  group('Networking and security', ['platform/reference/list_of_clouds']),
]);
