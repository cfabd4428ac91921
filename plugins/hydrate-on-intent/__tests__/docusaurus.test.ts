import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const THEME = path.resolve('node_modules/@docusaurus/theme-common');
const CORE = path.resolve('node_modules/@docusaurus/core');
const skipLink =
  /SKIP_LINK = '(.*)'/.exec(readFileSync(path.join(__dirname, '../skip-link.ts'), 'utf8'))?.[1] ??
  '';
const read = (root: string, file: string) => readFileSync(path.join(root, 'lib', file), 'utf8');

/** What the page's inline script takes for granted, in the installed packages. A test that fails says what has changed. */
it('Docusaurus leads its skip link to the wrapper that skip-link.ts names', () => {
  expect(read(THEME, 'utils/skipToContentUtils.js')).toContain(
    `SkipToContentFallbackId = '${skipLink.slice(1)}'`,
  );
});

it('Docusaurus reads the color mode from the two attributes that color-mode.ts sets, when it has hydrated', () => {
  const text = read(THEME, 'contexts/colorMode.js');
  expect(text).toContain("getAttribute('data-theme')");
  expect(text).toContain("getAttribute('data-theme-choice')");
  expect(text).toContain("ColorModeStorageKey = 'theme'");
  expect(text).toMatch(/useEffect\(\(\) => \{\s*setColorModeState\(ColorModeAttribute\.get\(\)\)/);
});

it('Docusaurus keeps the choice of a tab set under the name that Tabs gives it', () => {
  expect(read(THEME, 'utils/tabsUtils.js')).toContain('`docusaurus.tab.${groupId}`');
});

it('Docusaurus tells that React has taken the page over by the attribute that page.ts waits for', () => {
  expect(read(CORE, 'client/hasHydratedDataAttribute.js')).toContain('data-has-hydrated');
});
