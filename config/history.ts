import {spawnSync} from 'node:child_process';

/**
 * Whether the dates of pages can be read from git. They cannot in a tree without a repository (a tarball, a container);
 * and in a shallow clone they would be wrong: its oldest commit seems to have changed every page.
 */
export function hasHistory(siteDir: string): boolean {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() === 'false';
}
