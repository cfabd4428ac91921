import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {ICON_NAMES} from '../names';

const sprite = fs.readFileSync('static/img/icons.svg', 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">/g)];

describe('the sprite of icons', () => {
  it('holds every name, and nothing else', () => {
    expect(
      symbols.map(([, id]) => id),
      'static/img/icons.svg and src/components/Icon/names.ts list the same names, by the alphabet',
    ).toEqual([...ICON_NAMES]);
    expect(symbols.length).toBeGreaterThan(40);
  });

  it('is drawn on one grid, without colors of its own', () => {
    expect(new Set(symbols.map(([, , box]) => box))).toEqual(new Set(['0 0 20 20']));
    expect(sprite).not.toMatch(/#[0-9a-f]{3,6}\b|rgb|style=/i);
  });
});
