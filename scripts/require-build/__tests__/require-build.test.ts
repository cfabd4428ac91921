import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {missingBuild} from '../index';

it('asks for a build until there is one', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'serve-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  expect(missingBuild(siteDir)).toMatch(/npm run build/);
  mkdirSync(path.join(siteDir, 'build'));
  expect(missingBuild(siteDir)).toMatch(/npm run build/);
  writeFileSync(path.join(siteDir, 'build/index.html'), '');
  expect(missingBuild(siteDir)).toBeUndefined();
});
