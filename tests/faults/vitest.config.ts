import {defineConfig} from 'vitest/config';

/** Real builds and a dev server: minutes, so apart from the unit tests. */
export default defineConfig({
  test: {
    include: ['tests/faults/{build,cache,dev-server}.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    minWorkers: 1,
  },
});
