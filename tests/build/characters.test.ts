import {expect, it} from 'vitest';
import {readPages} from './site';

/** NUL, and what the HTML minifier makes of it. */
const LOST = /[\0\uFFFD]/;

it('no page has lost a character', () => {
  const pages = readPages();
  expect(pages.length).toBeGreaterThan(700);
  expect(pages.filter(({html}) => LOST.test(html)).map(({route}) => route)).toEqual([]);
  expect(LOST.test('Apache Kafka\0®')).toBe(true);
});
