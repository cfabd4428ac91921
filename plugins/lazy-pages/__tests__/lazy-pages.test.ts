import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {middlewareOf} from '../index';

const withoutNumbers = createRequire(__filename)('../loader.js') as (registry: string) => string;

it('takes the numbers of modules out of the registry', () => {
  expect(withoutNumbers('[() => import("a"), "a", require.resolveWeak("a")],')).toBe(
    '[() => import("a"), "a", "a"],',
  );
});

it('says so when there are none to take out', () => {
  expect(() => withoutNumbers('[() => import("a")],')).toThrow(/has no require\.resolveWeak/);
});

it('says so when Rspack compiles nothing later', () => {
  expect(() => middlewareOf({rspack: {}})).toThrow(
    /^@rspack\/core \d+\.\d+\.\d+ is expected to export lazyCompilationMiddleware, and does not/,
  );
});
