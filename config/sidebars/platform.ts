import {group} from './group';

export const platform = group('Platform', [
  group('Organizations, units, and projects', ['platform/concepts/orgs-units-projects']),
  group('Billing and payment', [group('Payment methods', ['marketplace-setup'])]),
  group('Networking and security', ['platform/reference/list_of_clouds']),
]);
