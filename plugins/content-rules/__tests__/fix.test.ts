import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {main} from '../cli';
import {fixed} from '../fix';
import {page, siteOf} from './site-of';

const problem = (line: number, column: number, old: string, now: string) => ({
  file: 'docs/a.md',
  line,
  column,
  rule: 'x/y',
  message: '',
  hint: '',
  fix: {old, new: now},
});

describe('fixed', () => {
  it('replaces what stands at or after the place, and keeps the places of the others', () => {
    const source = 'a b a\n[a](x) a\n';
    const problems = [problem(1, 3, 'a', 'long'), problem(2, 1, 'x', 'y'), problem(1, 1, 'a', '')];
    expect(fixed(source, problems)).toEqual({text: ' b long\n[a](y) a\n', count: 3});
  });

  it('leaves alone what is not there, has no fix, or overlaps another', () => {
    const [one, two] = [problem(1, 1, 'abc', 'x'), problem(1, 2, 'bcd', 'y')];
    expect(fixed('abcd\n', [one, two])).toEqual({text: 'ay\n', count: 1});
    expect(fixed('abcd\n', [problem(1, 1, 'zzz', 'x'), {...one, fix: undefined}]).count).toBe(0);
  });
});

describe('npm run check -- --fix', () => {
  afterEach(() => vi.restoreAllMocks());

  async function fix(body: string, frontMatter = ''): Promise<string> {
    const {siteDir} = await siteOf({
      'docs/platform/a.md': page(body, frontMatter),
      'docs/platform/target.md': page('## A part\n\nText.'),
      'config/redirects.ts': "export const redirects = [{from: '/old', to: '/platform/target'}];\n",
    });
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await main(['--fix', '--site', siteDir]);
    return readFileSync(path.join(siteDir, 'docs/platform/a.md'), 'utf8');
  }

  it.each([
    ['[x y](/platform/targte.md)', '[x y](/platform/target.md)'],
    ['[x y](/platform/target.md#a-prt)', '[x y](/platform/target.md#a-part)'],
    ['[x y](/docs/platform/target)', '[x y](/platform/target.md)'],
    ['[x y](/old.md)', '[x y](/platform/target.md)'],
    ['[x y] (/platform/target.md)', '[x y](/platform/target.md)'],
    ['Use Apache Kafka™ here.', 'Use Apache Kafka® here.'],
    ['Use Kafka here.', 'Use Apache Kafka® here.'],
    ['| a | b |\n|---|\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
  ])('%s', async (wrong, right) => {
    expect(await fix(wrong)).toContain(right);
  });

  it('corrects a key of the front matter', async () => {
    expect(await fix('Text.', 'keyword: [a]\n')).toContain('keywords: [a]');
  });

  it.each([
    ['a page whose name is only alike', '[x y](/platform/tar.md)'],
    ['an anchor that is only alike', '[x y](/platform/target.md#a-departure)'],
    ['a command', '```bash\navn servce list\n```'],
  ])('leaves %s to the writer', async (_what, text) => {
    expect(await fix(text)).toContain(text);
  });
});
