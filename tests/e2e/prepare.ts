import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Builds the fixture sites, one after another; the site itself is built by `npm run build`. */
if (!fs.existsSync('build/index.html')) {
  console.error(
    'The browser tests look at build/, which is not there. Build it first: npm run build',
  );
  process.exit(1);
}

/** Where tests/e2e/analytics.spec.ts starts its collector; no other host is ever asked. */
const HOSTED = 'http://127.0.0.1:4114';
const config = (name: string) => ['--config', `tests/fixtures/${name}/docusaurus.config.ts`];

const FIXTURES: {args: string[]; out: string; env?: Record<string, string>}[] = [
  {args: config('theme'), out: 'build-fixture'},
  {
    args: config('analytics'),
    out: 'build-analytics',
    // Everything that is hosted elsewhere, at once.
    env: {
      SEARCH_PROVIDER: 'algolia',
      ALGOLIA_APP_ID: 'TEST',
      ALGOLIA_SEARCH_KEY: 'public',
      ALGOLIA_HOST: HOSTED,
      ASK_AI_PROVIDER: 'hosted',
      ASK_AI_WEBSITE_ID: 'test',
      ASK_AI_SCRIPT_URL: `${HOSTED}/widget.js`,
    },
  },
  // A site of its own: two builds at once would write the same generated files, so no test builds it.
  {args: ['tests/fixtures/reference-data'], out: 'build-reference-data'},
];

for (const {args, out, env} of FIXTURES) {
  const words = ['run', '--silent', 'build', '--', ...args, '--out-dir', path.resolve(out)];
  execFileSync('npm', words, {
    stdio: 'inherit',
    env: {...process.env, BASE_URL: '', DOCS_ROUTE: '', ...env},
  });
}
