import {describe, expect, it} from 'vitest';
import {readArguments} from '../arguments';

const SITES = ['stock', 'starlight'];

describe('the words after a bench', () => {
  it('compare with every site by default, and with those that are named', () => {
    expect(readArguments([], SITES).with).toEqual(SITES);
    expect(readArguments(['--with', 'starlight'], SITES).with).toEqual(['starlight']);
    expect(readArguments(['--with=none'], SITES).with).toEqual([]);
  });

  it('give times, a limit and a first look', () => {
    expect(readArguments(['1', '5', '--pages', '40', '--quick'])).toEqual({
      numbers: [1, 5],
      quick: true,
      profile: false,
      pages: 40,
      with: [],
    });
  });

  it.each([
    [['--with', 'stock,hugo'], 'no site named hugo'],
    [['--pages', 'few'], '--pages is few'],
    [['--pages'], '--pages is '],
    [['--fast'], 'unknown word --fast'],
  ])('are refused: %j', (words, message) => {
    expect(() => readArguments(words, SITES)).toThrow(message);
  });
});
