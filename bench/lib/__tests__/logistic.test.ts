import {expect, it} from 'vitest';
import {dot, logisticRegression} from '../logistic';

/** Examples in which `x` determines the class, `y` is constant, and `z` is noise. */
const EXAMPLES = Array.from({length: 40}, (_, index) => ({
  values: [index / 10, 7, (index * 17) % 5],
  is: index > 20 || index === 10,
}));

it('finds what decides, and the same weights each time', () => {
  const weights = logisticRegression(EXAMPLES);
  const [x = 0, y, z = 0] = weights;
  expect(x).toBeGreaterThan(1);
  expect(y).toBe(0);
  expect(Math.abs(z)).toBeLessThan(x / 3);
  expect(logisticRegression(EXAMPLES)).toEqual(weights);
  const score = (value: number) => dot([value, 7, 2, 1], weights);
  expect(score(0.2)).toBeLessThan(0);
  expect(score(3.8)).toBeGreaterThan(0);
});

it('is as sure as the examples are', () => {
  const even = Array.from({length: 400}, (_, index) => ({
    values: [index % 2],
    is: index % 4 === 0,
  }));
  const weights = logisticRegression(even);
  // Half of the examples with 0 and none of those with 1 belong to the class.
  expect(dot([0, 1], weights)).toBeCloseTo(0, 1);
  expect(dot([1, 1], weights)).toBeLessThan(-3);
});

it('asks for examples', () => {
  expect(() => logisticRegression([])).toThrow('a regression needs examples');
});
