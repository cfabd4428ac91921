import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

/** Builds the fixture sites; the site itself is built by `npm run build`. */
if (!fs.existsSync('build/index.html')) {
  console.error(
    'The browser tests look at build/, which is not there. Build it first: npm run build',
  );
  process.exit(1);
}
const fixtures = {theme: 'build-fixture', analytics: 'build-analytics'};
for (const [name, out] of Object.entries(fixtures)) {
  const config = `tests/fixtures/${name}/docusaurus.config.ts`;
  execFileSync('npx', ['docusaurus', 'build', '--config', config, '--out-dir', out], {
    stdio: 'inherit',
    env: {...process.env, BASE_URL: '', DOCS_ROUTE: ''},
  });
}
