import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, it, vi} from 'vitest';
import contentRules from '../index';

vi.mock('node:timers/promises', async (original) => ({
  ...(await original<object>()),
  setTimeout: vi.fn(() => Promise.resolve()),
}));

const siteDir = mkdtempSync(path.join(tmpdir(), 'rules-dev-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

it('lets the page that was saved be shown before the rules run, and loses no problem by it', async () => {
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/a.md'), '---\ntitle: A\n---\n\n[b](./b.md)\n');
  writeFileSync(path.join(siteDir, 'docusaurus.config.ts'), 'export default {};\n');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const plugin = await contentRules({siteDir, siteConfig: {}} as LoadContext);

  const first = await plugin.loadContent?.();
  expect(setTimeout).not.toHaveBeenCalled();
  const second = await plugin.loadContent?.();
  expect(setTimeout).toHaveBeenCalledOnce();
  expect(first).not.toEqual([]);
  expect(second).toEqual(first);
});
