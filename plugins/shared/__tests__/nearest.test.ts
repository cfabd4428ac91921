import {describe, expect, it} from 'vitest';
import {isSlip, nearest} from '../nearest';

describe('the nearest name', () => {
  it.each([
    ['tols', ['os', 'tool'], 'tool'],
    ['serivce', ['service', 'services'], 'service'],
    ['--directory', ['--target-directory', '--force'], '--target-directory'],
    ['kafka', ['postgresql', 'mysql'], undefined],
    ['a', [], undefined],
  ])('to %s of %j is %s', (wrong, names, expected) => {
    expect(nearest(wrong, names)).toBe(expected);
  });

  it('is a slip when two letters of six differ', () => {
    expect(isSlip('keywrod', 'keyword')).toBe(true);
    expect(isSlip('os', 'tool')).toBe(false);
  });
});
