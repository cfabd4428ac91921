import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {readEnv} from '../env';

it('a site is indexed unless the environment says otherwise', () => {
  expect(readEnv({}).NOINDEX).toBe(false);
  expect(readEnv({NOINDEX: 'true'}).NOINDEX).toBe(true);
  expect(() => readEnv({NOINDEX: 'please'})).toThrow('NOINDEX must be a boolean');
});

it('previews ask not to be indexed, and the live site does not', () => {
  const {jobs} = parse(readFileSync('.github/workflows/deploy.yml', 'utf8')) as {
    jobs: Record<string, {env: Record<string, string>}>;
  };
  expect(jobs.preview?.env.NOINDEX).toBe('true');
  expect(jobs.live?.env).toBeDefined();
  expect(jobs.live?.env).not.toHaveProperty('NOINDEX');
});
