import {group} from './group';

export const overview = group('Overview', [
  'get-started',
  'platform/howto/set-up-organization',
  'tools/aiven-console',
  'platform/howto/support',
  'platform/reference/referrals',
]);
