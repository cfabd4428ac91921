import {group} from './group';

export const platform = group('Platform', [
  group('Organizations, units, and projects', [
    'platform/concepts/orgs-units-projects',
    group('Organizations and units', [
      'tools/aiven-console/howto/create-orgs-and-units',
      'platform/howto/manage-organizations',
    ]),
    group('Projects', [
      'platform/howto/manage-project',
      'platform/howto/technical-emails',
      'platform/howto/manage-unassigned-projects',
      'platform/howto/reactivate-suspended-project',
    ]),
    'platform/concepts/carbon-footprint',
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
    'platform/howto/unsafe-passwords',
  ]),
  group('Authentication', [
    'platform/howto/list-authentication',
    'platform/howto/set-authentication-policies',
    'platform/howto/user-2fa',
    'platform/howto/add-authentication-method',
    'platform/concepts/authentication-tokens',
    'platform/howto/create_authentication_token',
    'platform/reference/change-password',
    'platform/reference/password-policy',
  ]),
  group('Identity providers and domains', [
    'platform/howto/list-identity-providers',
    'platform/howto/manage-domains',
    'platform/howto/saml/add-identity-providers',
    'platform/howto/saml/add-auth0-idp',
    'platform/howto/saml/add-fusionauth-idp',
    'platform/howto/saml/add-google-idp',
    'platform/howto/saml/add-jumpcloud-idp',
    'platform/howto/saml/add-azure-idp',
    'platform/howto/saml/add-okta-idp',
    'platform/howto/saml/add-onelogin-idp',
  ]),
  group('Billing and payment', [
    'platform/concepts/billing-and-payment',
    'platform/concepts/service-pricing',
    group('Billing groups', [
      'platform/howto/use-billing-groups',
      'platform/howto/manage-billing-addresses',
    ]),
    group('Payment methods', [
      'platform/howto/manage-payment-card',
      'marketplace-setup',
      'platform/howto/list-marketplace-payments',
      'platform/howto/manage-bank-transfers',
    ]),
    'platform/howto/trial-credits',
    'platform/howto/download-invoices',
    'platform/concepts/tax-information',
  ]),
  group('Service management', [group('Concepts', ['platform/howto/custom-plans'])]),
  group('Networking and security', ['platform/reference/list_of_clouds']),
  'platform/reference/get-resource-IDs',
]);
