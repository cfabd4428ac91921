import {group} from './group';

export const overview = group('Overview', [
  'get-started',
  'tools/aiven-console',
  'platform/howto/support',
  'platform/reference/referrals',
]);
