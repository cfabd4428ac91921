import {defineConfig} from 'vitest/config';

/** Tests of a build behind a real nginx, one file after another: each starts a server of its own. */
export default defineConfig({
  test: {
    include: ['tests/nginx/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
