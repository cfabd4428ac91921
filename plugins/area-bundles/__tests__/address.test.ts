import {expect, it} from 'vitest';
import {wellFormed} from '../client/address';

it('leaves what can be decoded as it is', () => {
  for (const part of ['/docs/a%20b', '#caf%C3%A9', '', '#a-b']) expect(wellFormed(part)).toBe(part);
});

it('makes every % of the rest a character', () => {
  for (const part of ['#%', '/docs/%E0%A4%A', '#a%20%zz']) {
    expect(decodeURIComponent(wellFormed(part))).toBe(part);
  }
});
