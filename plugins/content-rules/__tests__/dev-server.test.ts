import type {ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, describe, expect, test, vi} from 'vitest';
import contentRules from '../index';
import type {Problem} from '../problem';

const siteDir = mkdtempSync(path.join(tmpdir(), 'rules-dev-'));
const output = path.join(siteDir, 'problems.json');
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
};
const page = (text: string): void => write('docs/a.md', `---\ntitle: A\n---\n\n${text}\n`);
const processOf = (): ChildProcess =>
  (globalThis as unknown as Record<symbol, ChildProcess>)[Symbol.for('content-rules.dev-server')]!;

/** Messages about links, once the file of problems has some or, when none is wanted, has none. */
async function linkProblems(wanted: number): Promise<string[]> {
  return vi.waitFor(
    () => {
      const problems = JSON.parse(readFileSync(output, 'utf8')) as Problem[];
      const links = problems.filter(({rule}) => rule.startsWith('links/'));
      expect(links).toHaveLength(wanted);
      return links.map(({file, line, message}) => `${file}:${line} ${message}`);
    },
    {timeout: 60_000, interval: 100},
  );
}

/** What Docusaurus does with the plugin when the server starts, and when the configuration changed. */
async function load(): Promise<void> {
  const plugin = await contentRules({siteDir, siteConfig: {}} as LoadContext);
  const createData = async (_name: string, data: unknown): Promise<string> => {
    writeFileSync(output, JSON.stringify(data));
    return output;
  };
  await plugin.contentLoaded!({content: undefined, actions: {createData}} as never);
}

afterAll(() => {
  processOf().kill();
  rmSync(siteDir, {recursive: true});
});

describe('beside a dev server', () => {
  test('pages are checked when it starts, and after each edit', {timeout: 90_000}, async () => {
    page('[b](./b.md)');
    write('docusaurus.config.ts', 'export default {};\n');
    write('sidebars.ts', "export {main} from './config/sidebars/main';\n");
    write('config/sidebars/main.ts', "export const main = ['a'];\n");
    await load();
    expect(await linkProblems(1)).toEqual([expect.stringMatching(/^docs\/a\.md:5 .*b\.md/)]);
    page('No link.');
    await linkProblems(0);
    page('Text.\n\n[c](./c.md)');
    expect(await linkProblems(1)).toEqual([expect.stringMatching(/^docs\/a\.md:7 .*c\.md/)]);
  });

  test('a change of what sidebars.ts imports shows', {timeout: 30_000}, async () => {
    const file = path.join(siteDir, 'sidebars.ts');
    const before = statSync(file).mtimeMs;
    write('config/sidebars/main.ts', "export const main = ['a', 'a'];\n");
    await vi.waitFor(() => expect(statSync(file).mtimeMs).toBeGreaterThan(before), 20_000);
  });

  test('there is one check, and it ends with the server', {timeout: 30_000}, async () => {
    const first = processOf();
    const gone = new Promise((resolve) => first.once('exit', resolve));
    await load();
    await gone;
    const second = processOf();
    expect(second.pid).not.toBe(first.pid);
    const ended = new Promise((resolve) => second.once('exit', resolve));
    second.disconnect();
    expect(await ended).toBe(0);
  });
});
