import type {Drawing} from './drawing';
import * as analytics from './drawn/analytics';
import * as databases from './drawn/databases';
import * as kafka from './drawn/kafka';
import * as network from './drawn/network';
import * as platform from './drawn/platform';

/** All pictures, by path under docs/. */
export const PICTURES: Record<string, () => Drawing> = {
  ...platform.PICTURES,
  ...network.PICTURES,
  ...kafka.PICTURES,
  ...databases.PICTURES,
  ...analytics.PICTURES,
};
