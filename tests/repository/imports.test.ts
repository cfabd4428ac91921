import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

const RULES = ['import-x/no-restricted-paths', '@typescript-eslint/no-restricted-imports'];
const eslint = new ESLint({ruleFilter: ({ruleId}) => RULES.includes(ruleId)});

async function faultsOf(file: string, specifier: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import '${specifier}';\n`, {filePath: file});
  return (result?.messages ?? []).map(({message}) => message);
}

it.each([
  ['config/navbar.ts', '../src/lib/glyph', 'config/ runs before React'],
  ['config/navbar.ts', '../data/areas.json', 'config/ runs before React'],
  ['plugins/tables/rehype.ts', '../../config/env', 'A plugin gets what it needs by its options'],
  ['plugins/tables/rehype.ts', '@site/src/lib/glyph', 'A plugin gets what it needs by its options'],
  ['plugins/tables/rehype.ts', '../licenses/options', 'public.ts of the other plugin'],
  ['plugins/shared/areas.ts', '../licenses/options', 'plugins/shared is below all plugins'],
  ['src/lib/glyph.ts', '../../config/env', 'Facts and settings reach components'],
  ['src/lib/glyph.ts', '../../data/versions.json', 'Facts reach components'],
  ['src/lib/glyph.ts', '@site/plugins/licenses/options', 'from the shared/ of a plugin'],
  ['src/lib/glyph.ts', '../theme/Tabs', 'src/theme wraps components'],
  ['src/theme/Tabs/index.tsx', '../TabItem', 'so that they can be wrapped'],
  ['src/lib/glyph.ts', 'node:fs', 'This file runs in the browser'],
])('%s must not import %s', async (file, specifier, message) => {
  expect(await faultsOf(file, specifier)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['plugins/tables/rehype.ts', '../shared/areas'],
  ['plugins/tables/rehype.ts', '../diagrams/public'],
  ['src/lib/glyph.ts', '@site/plugins/highlight/shared/spans'],
  ['src/lib/glyph.ts', '../../data/areas.json'],
])('%s may import %s', async (file, specifier) => {
  expect(await faultsOf(file, specifier)).toEqual([]);
});
