import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {loadBundle} from '../content-rules/bundle';
import {sharedContexts} from '../content-rules/content/shared-contexts';
import {unnamedVisits} from './unnamed-visits';

/** What the framework's loader of Markdown asks of the module beside it. */
type Processor = typeof import('@docusaurus/mdx-loader/lib/processor.js');

const require = createRequire(__filename);
const ENTRY = require.resolve('@docusaurus/mdx-loader/lib/processor.js');

/** The framework's own packages are loaded once for all: some keep a state. */
const framework: Plugin = {
  name: 'framework',
  setup({onResolve}) {
    onResolve({filter: /^@docusaurus\//}, ({path}) => ({path, external: true}));
  },
};

function version(): string {
  const hash = createHash('sha1');
  const files = [
    __filename,
    path.join(__dirname, 'unnamed-visits.ts'),
    path.join(__dirname, '../content-rules/content/shared-contexts.ts'),
    path.join(process.cwd(), 'package-lock.json'),
  ];
  files.forEach((file) => hash.update(readFileSync(file)));
  return hash.digest('base64url').slice(0, 12);
}

/**
 * Has the framework compile pages with its own compiler in one bundle: hundreds of small modules call each other
 * without detours, and two of them do not spend time on what nobody reads.
 */
export function compileWithBundle(): void {
  const processor = require(ENTRY) as Processor;
  const load = () =>
    loadBundle<Processor>({
      name: 'mdx',
      version: version(),
      entry: ENTRY,
      plugins: [framework, sharedContexts, unnamedVisits],
    });
  const bundled: Partial<Processor> = {
    createProcessors: async (given) => (await load()).createProcessors(given),
  };
  Object.assign(processor, bundled);
}
