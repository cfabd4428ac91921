import {existsSync} from 'node:fs';
import path from 'node:path';

/** Why a folder cannot be served; undefined if it holds a build. `docusaurus serve` starts without one and answers 404. */
export function missingBuild(siteDir: string): string | undefined {
  return existsSync(path.join(siteDir, 'build/index.html'))
    ? undefined
    : 'serve: there is no build to serve. Run `npm run build` first, or `npm run site`, which builds and serves.';
}

if (require.main === module) {
  const message = missingBuild(process.cwd());
  if (message !== undefined) {
    console.error(message);
    process.exitCode = 1;
  }
}
