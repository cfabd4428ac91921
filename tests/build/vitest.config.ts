import {defineConfig} from 'vitest/config';

/** Tests that need a build, and so are not among the unit tests. One of them reads every page twice. */
export default defineConfig({
  test: {include: ['tests/build/**/*.test.ts'], testTimeout: 120_000},
});
