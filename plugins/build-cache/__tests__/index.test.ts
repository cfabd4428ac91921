import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import buildCache, {digestOf, withVersion} from '../index';

const siteDir = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
const data = path.join(siteDir, 'data');
const fact = path.join(data, 'descriptions/plans.json');

beforeEach(() => {
  mkdirSync(path.dirname(fact), {recursive: true});
  writeFileSync(fact, '["small"]');
});
afterAll(() => rmSync(siteDir, {recursive: true}));

describe('the cache of compiled pages', () => {
  it('is another one when a fact changes, at whatever depth', () => {
    const before = digestOf(data);
    writeFileSync(fact, '["large"]');
    expect(digestOf(data)).not.toBe(before);
  });

  it('is the same in another checkout of the same facts', () => {
    const before = digestOf(data);
    utimesSync(fact, 0, 0);
    expect(digestOf(data)).toBe(before);
  });

  it('keeps what the framework tells caches apart by', () => {
    expect(withVersion({type: 'persistent', version: '3.10'}, 'facts')).toEqual({
      version: '3.10-facts',
    });
    expect(withVersion(undefined, 'facts')).toBeUndefined();
  });

  it('gets its name from the plugin, and stays off where it is off', () => {
    const {configureWebpack} = buildCache({siteDir} as LoadContext);
    const configure = configureWebpack as unknown as (config: object) => object;
    expect(configure({experiments: {cache: {type: 'persistent', version: 'v'}}})).toEqual({
      experiments: {cache: {version: `v-${digestOf(data)}`}},
    });
    expect(configure({})).toEqual({});
  });
});
