import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {hasHistory} from '../history';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, {recursive: true});
});

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
    cwd: dir,
    stdio: 'pipe',
  });

function commitTwice(): void {
  git('init', '-q');
  for (const text of ['one', 'two']) {
    writeFileSync(path.join(dir, 'page.md'), text);
    git('add', '.');
    git('commit', '-qm', text);
  }
}

it('a tree without a repository has no history', () => {
  expect(hasHistory(dir)).toBe(false);
});

it('a repository without a commit has no history', () => {
  git('init', '-q');
  expect(hasHistory(dir)).toBe(false);
});

it('a repository has one', () => {
  commitTwice();
  expect(hasHistory(dir)).toBe(true);
});

it('a shallow clone has none that could be believed', () => {
  commitTwice();
  git('clone', '-q', '--depth=1', `file://${dir}`, 'shallow');
  expect(hasHistory(path.join(dir, 'shallow'))).toBe(false);
});

it('where git is not installed there is none', () => {
  commitTwice();
  vi.stubEnv('PATH', dir);
  expect(hasHistory(dir)).toBe(false);
});
