import {expect, it} from 'vitest';
import {labelOf, nameOf, nextChoice} from '../colorMode';

it('goes from the system to light, to dark, and back', () => {
  expect(
    [null, 'light', 'dark'].map((choice) => nextChoice(choice as 'light' | 'dark' | null, true)),
  ).toEqual(['light', 'dark', null]);
});

it('has two choices where the system is not asked', () => {
  expect(nextChoice('light', false)).toBe('dark');
  expect(nextChoice('dark', false)).toBe('light');
});

it('names a choice', () => {
  expect([labelOf(null), labelOf('dark')]).toEqual(['system mode', 'dark mode']);
  expect(nameOf(null)).toBe('Switch between dark and light mode (currently system mode)');
});
