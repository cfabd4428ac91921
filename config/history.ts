import {spawnSync} from 'node:child_process';

/**
 * Whether the dates of pages can be read from git. They cannot in a tree without a repository (a tarball, a container)
 * or without a commit; and in a shallow clone they would be wrong: its oldest commit seems to have changed every page.
 */
export function hasHistory(siteDir: string): boolean {
  const git = (...words: string[]) => spawnSync('git', words, {cwd: siteDir, encoding: 'utf8'});
  const hasCommit = git('rev-parse', '--verify', '--quiet', 'HEAD').status === 0;
  return hasCommit && git('rev-parse', '--is-shallow-repository').stdout.trim() === 'false';
}
