import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {licenses as settings} from '../../../config/licenses';
import {packageFolder, packageFolders} from '../bundled';
import {checkLicenses, licensesFile} from '../list';
import {type Options, validateOptions} from '../options';
import {readPackage} from '../read';
import {isAllowed} from '../spdx';

const module = (identifier: string, modules?: {identifier(): string}[]) => ({
  identifier: () => identifier,
  ...(modules && {modules}),
});

describe('the package of a module', () => {
  it.each([
    ['/s/node_modules/react/index.js', '/s/node_modules/react'],
    ['/s/node_modules/@docusaurus/core/lib/a.js', '/s/node_modules/@docusaurus/core'],
    ['/s/node_modules/a/node_modules/b/x.js', '/s/node_modules/a/node_modules/b'],
    ['javascript/auto|/s/node_modules/clsx/dist/clsx.mjs', '/s/node_modules/clsx'],
    [
      'css|/s/node_modules/css-loader/index.js!/s/node_modules/infima/default.css|0',
      '/s/node_modules/infima',
    ],
    ['/s/node_modules/swc-loader/index.js!/s/src/pages/index.tsx', undefined],
    ['/s/src/pages/index.tsx', undefined],
  ])('%s', (identifier, folder) => {
    expect(packageFolder(identifier)).toBe(folder);
  });

  it('is found inside a concatenated module too, and once', () => {
    const inside = [module('/s/node_modules/b/x.js'), module('/s/node_modules/a/y.js')];
    expect(
      packageFolders([module('/s/src/index.ts', inside), module('/s/node_modules/b/z.js')]),
    ).toEqual(['/s/node_modules/a', '/s/node_modules/b']);
  });
});

describe('a license', () => {
  const allowed = new Set(['MIT', 'ISC']);
  it.each([
    ['MIT', true],
    ['GPL-3.0', false],
    ['', false],
    ['(MIT OR GPL-3.0)', true],
    ['GPL-3.0 OR LGPL-3.0', false],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0', false],
    ['(GPL-3.0 OR MIT) AND ISC', true],
    ['SEE LICENSE IN LICENSE.md', false],
    ['MIT SEE', false],
  ])('%s: %s', (expression, expected) => {
    expect(isAllowed(expression, allowed)).toBe(expected);
  });
});

describe('the list', () => {
  const bundled = {name: 'a', version: '1.0.0', license: 'MIT', text: 'The text'};

  it('has each package, and the same text once', () => {
    const file = licensesFile(
      [bundled, {...bundled, name: 'b'}, {...bundled, name: 'c', text: ''}],
      'Docs',
    );
    expect(file).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nThe text\n');
    expect(file).toContain('c 1.0.0 (MIT)\n\nThe package has no text of its license.');
  });

  it('refuses a license that is not allowed, with every package that has one', () => {
    expect(() =>
      checkLicenses(
        [
          bundled,
          {...bundled, name: 'g', license: 'GPL-3.0'},
          {...bundled, name: 'n', license: ''},
        ],
        ['MIT', 'ISC'],
      ),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: licenses: 2 package(s) in the pages with a license that is not allowed
      - g 1.0.0: GPL-3.0
      - n 1.0.0: says no license
      Allowed are MIT, ISC. Use another package, or ask whether config/licenses.ts may have it.]
    `);
    expect(() => checkLicenses([bundled], ['MIT'])).not.toThrow();
  });

  it('of the site allows no license that asks for the source of what is made with it', () => {
    expect(settings.allowed.filter((name) => /GPL|MPL|EPL|CC-BY|SSPL|BUSL/.test(name))).toEqual([]);
  });
});

describe('a package', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'licenses-'));
  });
  afterEach(() => rmSync(dir, {recursive: true}));
  const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text);

  it('gives its license, as text and by name, however it is written', async () => {
    write('package.json', '{"name": "x", "version": "2.0.0", "license": {"type": "MIT"}}');
    write('LICENCE.md', 'One\r\n');
    write('license-fonts', 'Two');
    mkdirSync(path.join(dir, 'lib'));
    expect(await readPackage(dir)).toEqual({
      name: 'x',
      version: '2.0.0',
      license: 'MIT',
      text: 'One\n\nTwo',
    });
  });

  it('may say nothing', async () => {
    write('package.json', '{"name": "x", "version": "2.0.0"}');
    expect(await readPackage(dir)).toMatchObject({license: '', text: ''});
  });
});

it('an option that is no SPDX name is refused', () => {
  const check = (options: Options) =>
    validateOptions({options, validate: normalizePluginOptions as never});
  expect(() => check({allowed: ['any of them']})).toThrowErrorMatchingInlineSnapshot(
    `[ValidationError: "licenses plugin: allowed[]" is any of them, but a license is one SPDX name, for example MIT]`,
  );
  expect(() => check({allowed: []})).toThrow('must contain at least 1 items');
});
