import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const PRELOADED = pathToFileURL(path.join(ROOT, 'config/translate.mjs')).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'translate-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Loads a file as the framework loads a plugin. `babel`: whether Babel was asked. */
function load(
  text: string,
  name = 'plugin.ts',
  preloaded = true,
): {value?: unknown; error?: string; babel: boolean} {
  writeFileSync(path.join(folder, name), text);
  const script = path.join(folder, 'run.cjs');
  writeFileSync(
    script,
    `const {loadFreshModule} = require(${JSON.stringify(path.join(ROOT, 'node_modules/@docusaurus/utils'))});
     const say = (result) => console.log(JSON.stringify({...result, babel: performance.getEntriesByName('babel').length > 0}));
     const {Module} = require('node:module');
     const read = Module._extensions['.js'];
     Module._extensions['.js'] = (module, file) => {
       if (/jiti.dist.babel\\.js$/.test(file)) performance.mark('babel');
       return read(module, file);
     };
     loadFreshModule(${JSON.stringify(path.join(folder, name))})
       .then(async (module) => say({value: await (module.default ?? module)()}))
       .catch((error) => say({error: String(error.cause?.message ?? error)}));`,
  );
  // A folder of its own for what jiti keeps: what was translated before is not translated again.
  const env = {...process.env, TMPDIR: folder, TEMP: folder, NODE_ENV: 'production'};
  const output = execFileSync('node', [...(preloaded ? ['--import', PRELOADED] : []), script], {
    cwd: ROOT,
    env,
  });
  return JSON.parse(output.toString()) as ReturnType<typeof load>;
}

describe('what the framework loads', () => {
  it('is TypeScript that imports others, now and later, without Babel', () => {
    writeFileSync(path.join(folder, 'now.ts'), 'export enum Kind {A = "a"}\nexport type T = Kind;');
    writeFileSync(path.join(folder, 'later.ts'), 'export const two: number = 2;');
    const {value, babel} = load(`
      import path from 'node:path';
      import {Kind, type T} from './now';
      export default async function plugin(): Promise<unknown> {
        const kind: T = Kind.A;
        const {two} = await import('./later');
        return [kind, two, path.basename(__filename)];
      }`);
    expect(value).toEqual(['a', 2, 'plugin.ts']);
    expect(babel).toBe(false);
  });

  it('would be translated by Babel', () => {
    const {value, babel} = load('export default (): number => 1;', 'plugin.ts', false);
    expect(value).toBe(1);
    expect(babel).toBe(true);
  });

  it('is a module that reads its own address, with Babel', () => {
    const {value, babel} = load(
      `import {basename} from 'node:path';
       export default () => basename(import.meta.url);`,
      'plugin.mjs',
    );
    expect(value).toBe('plugin.mjs');
    expect(babel).toBe(true);
  });

  it('is refused with its place when it cannot be read', () => {
    const {error, babel} = load('export default () => {\n  return [1, 2;\n};');
    expect(error).toMatch(/plugin\.ts:2:/);
    expect(babel).toBe(true);
  });
});

it('is what the commands of the site begin with', () => {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['start']).toContain('--import ./config/translate.mjs');
  expect(scripts['build']).toContain('--import ./config/translate.mjs');
});
