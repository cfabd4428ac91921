import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {openLibrary} from '../library';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'library-'));
const files = {
  'docs/products/kafka/howto/kcat.md':
    '---\ntitle: Produce with kcat\ndescription: Write records.\n---\n\nText of the page.\n',
  'data/synonyms.json': '[["delete", "remove"]]',
  'data/product-names.json': '{"kafka": ["kafka"]}',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(path.join(siteDir, path.dirname(name)), {recursive: true});
  writeFileSync(path.join(siteDir, name), text);
}

it.each([
  ['/', 'docs', '/docs/products/kafka/howto/kcat'],
  ['/mounted/', 'docs', '/mounted/docs/products/kafka/howto/kcat'],
  ['/docs/', '/', '/docs/products/kafka/howto/kcat'],
])('under %s with pages at %s, what search finds can be read', async (...given) => {
  const [baseUrl, docsRoute, expected] = given;
  const {engine, read} = openLibrary({siteDir, origin: 'https://x', baseUrl, docsRoute});
  const {pages} = await engine.search('produce with kcat', {limit: 1});
  expect(pages[0]?.route).toBe(expected);
  expect(read(expected)).toContain('Text of the page.');
  expect(read('/elsewhere/products/kafka/howto/kcat')).toBeUndefined();
});
