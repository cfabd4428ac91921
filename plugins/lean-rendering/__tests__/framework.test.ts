import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import leanRendering from '../index';

afterEach(() => vi.unstubAllEnvs());

// A release that has these no more renders the same pages and takes longer: a build would not fail, so this does.
it.each([
  ['core/lib/client/serverEntry.js', "from './renderToHtml'"],
  ['core/lib/client/serverEntry.js', "from 'react-helmet-async'"],
  ['core/lib/client/docusaurus.js', "from 'react-router-config'"],
  ['core/lib/ssg/ssgEnv.js', 'DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY'],
  ['core/lib/ssg/ssgEnv.js', 'DOCUSAURUS_SSG_WORKER_THREAD_COUNT'],
  ['core/lib/ssg/ssgExecutor.js', 'numberOfThreads === 1'],
  ['bundler/lib/minifyHtml.js', "process.env.SKIP_HTML_MINIFICATION === 'true'"],
])('%s still has %s', (file, text) => {
  expect(readFileSync(path.resolve('node_modules/@docusaurus', file), 'utf8')).toContain(text);
});

it('a build whose pages would be minified says how to start it', () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SKIP_HTML_MINIFICATION', undefined);
  expect(() => leanRendering()).toThrow(/Build with `npm run build`/);
  vi.stubEnv('SKIP_HTML_MINIFICATION', 'true');
  expect(leanRendering().name).toBe('lean-rendering');
});
