import {defineConfig} from 'vitest/config';

/** Tests that need a build, and so are not among the unit tests. */
export default defineConfig({test: {include: ['tests/build/**/*.test.ts']}});
