import {expect, it, vi} from 'vitest';
import {costOf, usageOfTree} from '../run';

const NOWHERE = '/no-such-folder';

it('returns no usage on a system without /proc', () => {
  expect(usageOfTree(process.pid, NOWHERE)).toBeUndefined();
});

it('measures seconds alone there, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cost = await costOf(process.execPath, ['-e', '0'], process.cwd(), {}, NOWHERE);
  expect(cost).toEqual({seconds: expect.any(Number)});
  expect(warn.mock.calls).toEqual([
    ['bench: this system has no /proc, so processor seconds and memory are not measured.'],
  ]);
  warn.mockRestore();
});
