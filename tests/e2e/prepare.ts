import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

/** Builds the fixture site; the site itself is built by `npm run build`. */
if (!fs.existsSync('build/index.html')) {
  console.error(
    'The browser tests look at build/, which is not there. Build it first: npm run build',
  );
  process.exit(1);
}
const args = [
  'docusaurus',
  'build',
  '--config',
  'tests/fixtures/theme/docusaurus.config.ts',
  '--out-dir',
  'build-fixture',
];
execFileSync('npx', args, {stdio: 'inherit', env: {...process.env, BASE_URL: '', DOCS_ROUTE: ''}});
