import {expect, test} from 'vitest';
import {nearestArea} from '../nearestArea';

const areas = [
  {path: '/docs/get-started'},
  {path: '/docs/products/kafka'},
  {path: '/docs/products/valkey'},
  {path: '/docs/platform/concepts/orgs-units-projects'},
];

test.each([
  ['/docs/products/kafka/concepts/list-kafka-tiered-storage', '/docs/products/kafka'],
  ['/docs/platform/howto/list-user-profile', '/docs/platform/concepts/orgs-units-projects'],
  ['/docs/diskless', undefined],
])('the area of %s is %s', (path, area) => {
  expect(nearestArea(areas, path)?.path).toBe(area);
});
