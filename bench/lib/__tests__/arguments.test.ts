import {expect, it} from 'vitest';
import {readArguments} from '../arguments';

it('reads the words after a bench', () => {
  expect(readArguments([])).toEqual({quick: false});
  expect(readArguments(['--quick'])).toEqual({quick: true});
});

it('refuses a word that no bench knows', () => {
  expect(() => readArguments(['--fast'])).toThrow(/Unknown option '--fast'/);
  expect(() => readArguments(['5'])).toThrow(/Unexpected argument '5'/);
});
