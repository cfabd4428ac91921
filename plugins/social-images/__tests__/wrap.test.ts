import {describe, expect, it} from 'vitest';
import {cut, fit, wrap} from '../wrap';

/** Every letter is as wide as the type is large. */
const measureAt = (size: number) => (text: string) => text.length * size;
const measure = measureAt(1);

describe('wrap', () => {
  it('keeps what fits on one line', () => {
    expect(wrap('avn vpc', 7, measure)).toEqual(['avn vpc']);
  });

  it('makes lines of about equal length instead of a full one and a rest', () => {
    expect(wrap('one two three four five', 18, measure)).toEqual(['one two three', 'four five']);
    expect(wrap('aaaa bbbb cccc d', 14, measure)).toEqual(['aaaa bbbb', 'cccc d']);
  });

  it('gives a word that is too long a line of its own', () => {
    expect(wrap('a overcommit b', 5, measure)).toEqual(['a', 'overcommit', 'b']);
  });
});

describe('cut', () => {
  it('leaves lines alone that are not too many', () => {
    expect(cut(['one', 'two'], 2, 5, measure)).toEqual(['one', 'two']);
  });

  it('ends the last line with an ellipsis that fits, and no comma before it', () => {
    expect(cut(['one two', 'three,', 'four'], 2, 7, measure)).toEqual(['one two', 'three…']);
  });
});

describe('fit', () => {
  const steps = [
    {size: 3, lines: 1},
    {size: 2, lines: 2},
    {size: 1, lines: 2},
  ];

  it('takes the largest size whose lines there is room for', () => {
    expect(fit('short', steps, 15, measureAt)).toEqual({size: 3, lines: ['short']});
    expect(fit('one two', steps, 15, measureAt)).toEqual({size: 2, lines: ['one two']});
  });

  it('takes a smaller one for a long word', () => {
    expect(fit('responsible', steps, 15, measureAt)).toEqual({size: 1, lines: ['responsible']});
  });

  it('leaves the end out at the smallest size', () => {
    const text = 'one two three four five six seven';
    expect(fit(text, steps, 15, measureAt)).toEqual({
      size: 1,
      lines: ['one two three', 'four five six…'],
    });
  });

  it('fits no word that is longer than a line at the smallest size', () => {
    expect(fit('responsibilities', steps, 15, measureAt)).toBeUndefined();
  });
});
