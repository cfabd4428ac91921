import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readPopular} from '../popular';

let docs: string;
beforeEach(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'popular-'));
});
afterEach(() => rmSync(docs, {recursive: true}));

it('gives each popular page its address and its title', () => {
  const pages = readPopular();
  expect(pages.length).toBeGreaterThan(3);
  expect(pages[0]).toEqual({url: '/docs/get-started', title: 'Get started with Aiven'});
});

it('names a page that is not there, and what to do', () => {
  expect(() => readPopular(docs)).toThrow(/get-started\.md is not there\. .*config\/popular\.ts/);
});

it('names a page that has no title', () => {
  mkdirSync(docs, {recursive: true});
  writeFileSync(path.join(docs, 'get-started.md'), '---\ndescription: x\n---\n');
  expect(() => readPopular(docs)).toThrow(/get-started\.md has no title/);
});
