import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.cache/',
      'build-*/',
      '.cache-*',
      '.docusaurus/',
      'coverage/',
      'playwright-report/',
      'test-results/',
      '**/fixtures/**',
    ],
  },
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      'no-console': 'off',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    // Ambient modules cannot import at their top.
    files: ['**/*.d.ts'],
    rules: {'@typescript-eslint/consistent-type-imports': 'off'},
  },
  {
    // Only config/env.ts reads the environment, so that every variable is validated in one place. The rules of content
    // run without the site's configuration, and ask only who runs them.
    files: ['src/**', 'plugins/**', 'config/**', 'docusaurus.config.ts', 'sidebars.ts'],
    ignores: [
      'config/env.ts',
      'plugins/content-rules/{cli,index,dev-server/index}.ts',
      '**/__tests__/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read the environment through config/env.ts.',
        },
      ],
    },
  },
);
