import {existsSync, readdirSync} from 'node:fs';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = ['**/__tests__/**', 'tests/**'];
const foldersOf = (folder) =>
  readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
const plugins = foldersOf('plugins').filter((name) => name !== 'shared');

const existing = (file) =>
  plugins.map((name) => `${name}/${file}`).filter((path) => existsSync(`plugins/${path}`));

const PUBLIC = existing('public.ts');
/** What a plugin shares with the browser. */
const SHARED = existing('shared');

/** Who may import what (CONTRIBUTING, "Where code goes"): a folder, what it must not import, and what it should do. */
const ZONES = [
  {
    target: 'config',
    from: ['src', 'data'],
    message: 'config/ runs before React and the facts: pass what it needs by an option.',
  },
  {
    target: 'plugins',
    from: ['src', 'config', 'bench', 'scripts', 'mcp', 'tests'],
    message: 'A plugin gets what it needs by its options, or from plugins/shared.',
  },
  {
    target: 'plugins/shared',
    from: plugins.map((name) => `plugins/${name}`),
    message: 'plugins/shared is below all plugins.',
  },
  // Of another plugin: shared files, its public entry, and what content-index gives to whoever reads pages.
  ...plugins.map((name) => ({
    target: `plugins/${name}`,
    from: 'plugins',
    except: [...new Set([name, 'shared', 'content-index', ...PUBLIC])].map((path) => `./${path}`),
    message: 'Import from plugins/shared or from the public.ts of the other plugin.',
  })),
  {
    target: 'src',
    from: 'plugins',
    except: ['shared', ...SHARED].map((path) => `./${path}`),
    message:
      'Import from plugins/shared, from the shared/ of a plugin, or its component from @theme.',
  },
  {
    target: ['src/components', 'src/lib'],
    from: ['src/theme', 'src/pages'],
    message: 'src/theme wraps components; import a component of the theme from @theme.',
  },
  ...foldersOf('src/theme').map((name) => ({
    target: `src/theme/${name}`,
    from: 'src/theme',
    except: [`./${name}`],
    message: 'Import other parts of the theme from @theme, so that they can be wrapped.',
  })),
  {
    target: 'src',
    from: ['config', 'scripts', 'bench', 'tests', 'mcp'],
    message: 'Facts and settings reach components as props or generated data.',
  },
  {
    target: 'src',
    from: 'data',
    except: ['./areas.json'],
    message:
      'Facts reach components as props or generated data; the list of areas is read as it is.',
  },
];

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
    files: ['config/**', 'plugins/**', 'src/**', 'mcp/**', 'scripts/**', 'bench/**', 'deploy/**'],
    ignores: [...TESTS, 'src/theme.d.ts'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
    },
    rules: {
      'import-x/no-restricted-paths': ['error', {zones: ZONES}],
      'import-x/no-cycle': 'error',
    },
  },
  {
    // Runs in the browser.
    files: ['src/**/*.{ts,tsx}', 'plugins/*/{client,theme}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^node:',
              message: 'This file runs in the browser.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
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
