import {expect, test} from 'vitest';
import {collapseDuration} from '../collapse';

test('what is higher takes longer, but not in proportion', () => {
  expect([36, 360, 1800].map(collapseDuration)).toEqual([192, 327, 539]);
});
