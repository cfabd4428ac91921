import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {main} from '../../plugins/content-rules/cli';
import type {Problem} from '../../plugins/content-rules/problem';
import {FAULTS} from './faults';
import {SmallSite} from './small-site';

/** Runs the command as a writer does, and reads its report. */
async function check(
  site: SmallSite,
  ...words: string[]
): Promise<{status: number; problems: Problem[]}> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const status = await main(['--site', site.dir, '--json', ...words]);
  const text = log.mock.calls.map(([line]) => String(line)).join('\n');
  log.mockRestore();
  return {status, problems: (JSON.parse(text) as {problems: Problem[]}).problems};
}

let site: SmallSite;
beforeEach(() => {
  site = new SmallSite();
});
afterEach(() => site.remove());

describe('npm run check', () => {
  it('finds nothing in the clean site', async () => {
    expect(await check(site)).toEqual({status: 0, problems: []});
  });

  it('says of a page that is not valid MDX only that', async () => {
    const page = 'docs/products/kafka/concepts/partitions.md';
    site.replace(page, 'A partition is an ordered log', 'When {x A partition is an ordered log');
    site.replace(
      page,
      'sidebar_label: Partitions',
      'sidebar_label: Partitions\nquestions:\n  - q: How many are right?\n    a: It depends.\n    at: how-many-to-have',
    );
    const {problems} = await check(site);
    expect(problems.map(({file, rule}) => `${file} ${rule}`)).toEqual([
      `${page} shape/invalid-mdx`,
    ]);
  });

  it('says what to do when there is no last commit to compare with', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await main(['--site', site.dir, '--changed'])).toBe(2);
    expect(error.mock.calls[0]?.[0]).toBe(
      `check: --changed compares with the last commit, and git has none of ${site.dir}: name files or folders instead`,
    );
    error.mockRestore();
  });

  it('is tried with at least 25 faults, whose names differ', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(25);
    expect(new Set(FAULTS.map(({name}) => name)).size).toBe(FAULTS.length);
  });

  it.each(FAULTS)('finds $name', async ({rule, file, at, make}) => {
    make(site);
    const line = at === undefined ? 1 : site.lineOf(file, at);
    const {status, problems} = await check(site);
    expect(status).toBe(1);
    expect(problems.map((problem) => `${problem.file}:${problem.line} ${problem.rule}`)).toContain(
      `${file}:${line} ${rule}`,
    );
    const found = problems.find(
      (problem) => problem.rule === rule && problem.file === file && problem.line === line,
    )!;
    expect(found.message).not.toBe('');
    expect(found.hint).not.toBe('');
  });
});
