import {defineConfig} from 'vitest/config';

/** Real builds: minutes, so apart from the unit tests. */
export default defineConfig({
  test: {
    include: ['tests/faults/build.test.ts'],
    testTimeout: 300_000,
    maxWorkers: 1,
    minWorkers: 1,
  },
});
