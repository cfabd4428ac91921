/**
 * Loaded before the framework (`--import`), which loads its configuration and plugins through jiti: that translates each
 * file with Babel, which takes five seconds of a first build. esbuild needs a tenth of it.
 */
import {createRequire} from 'node:module';
import {transformSync} from 'esbuild';

const require = createRequire(import.meta.url);
const requireOfFramework = createRequire(require.resolve('@docusaurus/utils'));
const requireOfJiti = createRequire(requireOfFramework.resolve('jiti'));
/** Where jiti has its translator, and takes it from when it is first asked for. */
const BABEL = requireOfJiti.resolve('../dist/babel');

/**
 * What jiti asks of its translator.
 * @param {{source: string, filename?: string, ts?: boolean}} input
 * @returns {{code: string, error?: unknown}}
 */
export function translate(input) {
  const {source, filename, ts} = input;
  // What stands for `import.meta`, and what is said of code that cannot be read, is jiti's own.
  if (source.includes('import.meta')) return babel(input);
  try {
    return transformSync(source, {
      loader: ts ? 'ts' : 'js',
      format: 'cjs',
      platform: 'node',
      target: `node${process.versions.node}`,
      // As `require`: there is no other way into a file that has to be translated.
      supported: {'dynamic-import': false},
      sourcefile: filename,
      tsconfigRaw: {},
      logLevel: 'silent',
    });
  } catch {
    return babel(input);
  }
}

function babel(input) {
  const {cache} = requireOfJiti;
  const ours = cache[BABEL];
  delete cache[BABEL];
  try {
    own ??= requireOfJiti(BABEL);
  } finally {
    cache[BABEL] = ours;
  }
  return own(input);
}
let own;

requireOfJiti.cache[BABEL] = {
  id: BABEL,
  filename: BABEL,
  loaded: true,
  exports: translate,
  children: [],
  paths: [],
};
