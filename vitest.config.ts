import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{plugins,src,config,scripts,mcp,deploy,bench,tests/a11y}/**/__tests__/**/*.test.{ts,tsx}',
      'tests/repository/*.test.ts',
      'tests/faults/faults.test.ts',
      'tests/faults-samples/faults.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
