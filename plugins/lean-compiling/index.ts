import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as Processing from '@docusaurus/mdx-loader/lib/processor.js';
import type {Plugin} from 'esbuild';
import {loadBundle} from '../content-rules/bundle';
import {sharedContexts} from '../content-rules/content/shared-contexts';
import {unnamedVisits} from '../content-rules/content/unnamed-visits';

/** What the framework's loader of Markdown asks of the module beside it. */
type Processor = typeof Processing;

const require = createRequire(__filename);
/** The compiler's own module. A release of the framework without it fails here, at the beginning of a build. */
const ENTRY = require.resolve('@docusaurus/mdx-loader/lib/processor.js');

/** The framework's own packages are loaded once for all: some keep a state. */
const framework: Plugin = {
  name: 'framework',
  setup({onResolve}) {
    onResolve({filter: /^@docusaurus\//}, ({path}) => ({path, external: true}));
  },
};

/** Pages are read with the extensions that they need. */
const selectiveParse: Plugin = {
  name: 'selective-parse',
  setup({onResolve}) {
    onResolve({filter: /^remark-parse$/}, () => ({path: path.join(__dirname, 'parse.ts')}));
  },
};

const CODE = [
  'index.ts',
  'parse.ts',
  '../content-rules/content/shared-contexts.ts',
  '../content-rules/content/syntax.ts',
  '../content-rules/content/unnamed-visits.ts',
].map((file) => path.join(__dirname, file));

/** Changes with the code that goes into the bundle and with the packages. */
function version(): string {
  const hash = createHash('sha1');
  for (const file of [...CODE, path.join(process.cwd(), 'package-lock.json')])
    hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 12);
}

/** The framework's compiler from a bundle that is made once. */
export function loadCompiler(): Promise<Processor> {
  return loadBundle<Processor>({
    name: 'mdx',
    version: version(),
    entry: ENTRY,
    plugins: [framework, selectiveParse, sharedContexts, unnamedVisits],
  });
}

/**
 * Has the framework compile pages with its own compiler in one bundle: hundreds of small modules call each other
 * without detours, two of them do not spend time on what nobody reads, and a page is read with what it needs.
 */
export function compileWithBundle(): void {
  const createProcessors: Processor['createProcessors'] = async (given) =>
    (await loadCompiler()).createProcessors(given);
  Object.assign(require(ENTRY) as Processor, {createProcessors});
}
