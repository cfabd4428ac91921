import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import buildCache, {cacheKey, checkBundler, withCacheKey} from '../index';

const siteDir = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
};
const key = (environment: object = {BASE_URL: '/', DOCS_ROUTE: 'docs'}): string =>
  cacheKey(siteDir, environment);

const FILES = [
  'config/prism.ts',
  'data/descriptions/plans.json',
  'docusaurus.config.ts',
  'package-lock.json',
  'plugins/diagrams/remark.ts',
];
beforeEach(() => FILES.forEach((file) => write(file, 'before')));
afterAll(() => rmSync(siteDir, {recursive: true}));

describe('the key of the cache', () => {
  it.each(FILES)('changes with %s', (file) => {
    const before = key();
    write(file, 'after');
    expect(key()).not.toBe(before);
  });

  it.each([
    ['another base URL', {BASE_URL: '/docs/', DOCS_ROUTE: 'docs'}],
    ['another route', {BASE_URL: '/', DOCS_ROUTE: '/'}],
    ['a setting more', {BASE_URL: '/', DOCS_ROUTE: 'docs', NOINDEX: true}],
  ])('changes with %s', (_, environment) => {
    expect(key(environment)).not.toBe(key());
  });

  it('is the same in another checkout, in another order of settings, and after a change to a test', () => {
    const before = key();
    utimesSync(path.join(siteDir, FILES[1]!), 0, 0);
    write('plugins/diagrams/__tests__/remark.test.ts', 'test');
    expect(key({DOCS_ROUTE: 'docs', BASE_URL: '/'})).toBe(before);
  });
});

describe('the configuration of the bundler', () => {
  it('gets the key where Docusaurus has its own version', () => {
    const {configureWebpack} = buildCache({siteDir} as LoadContext, {environment: {}});
    const configure = configureWebpack as unknown as (config: object) => object;
    expect(
      configure({cache: true, experiments: {cache: {type: 'persistent', version: 'v'}}}),
    ).toEqual({experiments: {cache: {version: `v-${cacheKey(siteDir, {})}`}}});
    expect(withCacheKey({cache: {type: 'filesystem', version: 'v'}}, 'k')).toEqual({
      cache: {version: 'v-k'},
    });
  });

  it('is left alone where nothing is kept', () => {
    expect(withCacheKey({cache: undefined, experiments: {}}, 'k')).toEqual({});
  });

  it.each([
    ['has a cache without a version', {experiments: {cache: {type: 'persistent'}}}],
    ['has one elsewhere', {cache: {type: 'persistent', name: 'client'}}],
  ])('stops the build when it %s', (_, config) => {
    expect(() => withCacheKey(config, 'k')).toThrow(
      /^@docusaurus\/core \d+\.\d+\.\d+ is expected to give the cache of compiled pages a version .* Change plugins\/build-cache\/index\.ts, and its row in plugins\/COUPLING\.md\.$/,
    );
  });

  it('stops the build when Rspack would ignore it', () => {
    const config = {experiments: {cache: {version: 'v'}}};
    expect(() => checkBundler(config, '1.7.12')).not.toThrow();
    expect(() => checkBundler(config, '2.0.0')).toThrow(/^@rspack\/core .* be of version 1, which/);
  });
});
