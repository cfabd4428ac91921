import {expect, it} from 'vitest';
import {themeImports} from '../rules/theme-imports';
import {found} from './site-of';

it('refuses a component that looks up pages of the whole site', async () => {
  const files = {
    'docs/a.mdx': "Text.\n\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n",
    'docs/b.mdx': "import Partial from './_c.mdx';\n\n<Partial />\n",
    'docs/_c.mdx': 'Text.\n',
  };
  expect(await found(themeImports, files)).toEqual(['docs/a.mdx:3:1 theme-imports/pages']);
});
