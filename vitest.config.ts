import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
<<<<<<< HEAD
    include: ['{plugins,src,config,mcp}/**/__tests__/**/*.test.{ts,tsx}', 'tests/faults/faults.test.ts'],
=======
    include: ['{plugins,src,config,scripts}/**/__tests__/**/*.test.{ts,tsx}', 'tests/faults/faults.test.ts', 'tests/faults-samples/faults.test.ts'],
>>>>>>> main
    testTimeout: 20_000,
  },
});
