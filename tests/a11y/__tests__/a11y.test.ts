import {describe, expect, it} from 'vitest';
import {readArguments, routesOf} from '../arguments';
import {tableOf} from '../table';

const SITEMAP =
  '<urlset><url><loc>https://a.example/</loc></url><url><loc>https://a.example/docs/kafka</loc></url><url><loc>https://a.example/docs/kafka/howto</loc></url><url><loc>https://a.example/docs/kafka-connect</loc></url></urlset>';

const ALL = {part: 1, of: 1};

describe('the pages that are looked at', () => {
  it('are those of the sitemap', () => {
    expect(routesOf(SITEMAP, {pages: [], shard: ALL})).toEqual([
      '/',
      '/docs/kafka',
      '/docs/kafka/howto',
      '/docs/kafka-connect',
    ]);
  });

  it('are those at and under a route that is named', () => {
    expect(routesOf(SITEMAP, {pages: ['/docs/kafka'], shard: ALL})).toEqual([
      '/docs/kafka',
      '/docs/kafka/howto',
    ]);
  });

  it('are a part of them', () => {
    expect(routesOf(SITEMAP, {pages: [], shard: {part: 2, of: 3}})).toEqual(['/docs/kafka']);
  });

  it('are never none', () => {
    expect(() => routesOf('<urlset/>', {pages: [], shard: ALL})).toThrow('names no page');
    expect(() => routesOf(SITEMAP, {pages: ['/docs/mysql'], shard: ALL})).toThrow(
      'the sitemap has no page at or under /docs/mysql',
    );
  });
});

it('the command refuses a shard or a number of tabs that cannot be', () => {
  expect(readArguments(['--tabs', '3', '--shard', '2/12'])).toMatchObject({
    tabs: 3,
    shard: {part: 2, of: 12},
  });
  expect(() => readArguments(['--tabs', '0'])).toThrow('--tabs is 0');
  for (const shard of ['0/2', '3/2', '2', 'two'])
    expect(() => readArguments(['--shard', shard])).toThrow(`--shard is ${shard}`);
});

it('a row gathers the forms of a page', () => {
  const finding = {rule: 'list', help: 'Lists', route: '/a'};
  expect(
    tableOf([
      {...finding, form: 'light desktop', targets: ['ul', 'ol']},
      {...finding, form: 'light phone', targets: ['ul']},
      {...finding, rule: 'label', form: 'light phone', targets: ['input']},
    ]),
  ).toEqual([
    ['label', '/a', 'light phone', '1', 'input'],
    ['list', '/a', 'light desktop, light phone', '2', 'ul'],
  ]);
});
