import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {fileOf} from '../public';
import {remarkDiagrams} from '../remark';

const SOURCE = 'flowchart LR\n  A --> B';
let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
});
afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

const tree = () => ({
  type: 'root',
  children: [{type: 'listItem', children: [{type: 'code', lang: 'mermaid', value: SOURCE}]}],
});
const run = (required: boolean) => {
  const root = tree();
  remarkDiagrams({siteDir, required})(root, {path: 'docs/a.md'});
  return root;
};

it('puts the drawing in the place of the fence, and no source', () => {
  const file = fileOf(SOURCE);
  mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), '<svg width="10" height="42"></svg>');
  const text = JSON.stringify(run(true));
  expect(text).toContain('"name":"Diagram"');
  expect(text).toContain(`!!diagram-loader!@site/${file}`);
  expect(text).toContain('"value":"42"');
  expect(text).not.toContain('flowchart');
});

it('leaves a diagram without a drawing to the dev server', () => {
  expect(run(false)).toEqual(tree());
});

it('fails a build on a diagram without a drawing, and names the remedy', () => {
  expect(() => run(true)).toThrow(/docs\/a\.md has a diagram that is not drawn.*npm run diagrams/);
});
