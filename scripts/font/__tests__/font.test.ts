import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create, type Font} from 'fontkit';
import {describe, expect, it} from 'vitest';
import {CORE, WHOLE, subset} from '../subset';

const CSS = path.resolve(__dirname, '../../../src/css');
const NO_CHARACTER = 0xffff;
const read = (file: string) => create(readFileSync(file)) as Font;

/** The characters that a `unicode-range` names. */
function charactersOf(ranges: string): Set<number> {
  return new Set(
    ranges.split(',').flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({length: last - first + 1}, (_, i) => first + i);
    }),
  );
}

describe('the font that every page loads', () => {
  const core = read(path.join(CSS, 'fonts/instrument-sans-core.woff2'));
  const whole = read(WHOLE);
  const wanted = [...CORE].map((character) => character.codePointAt(0) ?? 0);

  it('has each character of the core that the whole font has', () => {
    const there = wanted.filter((code) => whole.hasGlyphForCodePoint(code));
    expect(there.length).toBeGreaterThan(100);
    expect(there.filter((code) => !core.hasGlyphForCodePoint(code))).toEqual([]);
  });

  it('has the widths, weights and features of the whole', () => {
    const text = 'Create an Apache Kafka® topic: AV To 0123';
    expect(core.layout(text).advanceWidth).toBe(whole.layout(text).advanceWidth);
    expect(core.variationAxes).toEqual(whole.variationAxes);
    // Those that compose accents have nothing to compose.
    expect(core.availableFeatures).toEqual(expect.arrayContaining(['kern', 'liga', 'tnum']));
  });

  it('is named in the style sheet for exactly its characters, and the whole font for the others', () => {
    const faces = readFileSync(path.join(CSS, 'tokens.css'), 'utf8').split('@font-face').slice(1);
    const rangeOf = (file: string): Set<number> => {
      const face = faces.find((text) => text.includes(file));
      return charactersOf(/unicode-range:\s*([^;]+);/.exec(face ?? '')?.[1] ?? '');
    };
    const ofCore = rangeOf('instrument-sans-core.woff2');
    const ofWhole = rangeOf('instrument-sans-latin-wght-normal.woff2');
    expect([...ofCore].sort((a, b) => a - b)).toEqual([...wanted].sort((a, b) => a - b));
    const missing = whole.characterSet.filter(
      (code) => code !== NO_CHARACTER && !ofCore.has(code) && !ofWhole.has(code),
    );
    expect(missing.map((code) => code.toString(16))).toEqual([]);
    expect([...ofWhole].filter((code) => ofCore.has(code))).toEqual([]);
  });

  it('lacks what it was not made with', async () => {
    const few = create(await subset('abc')) as Font;
    expect(few.hasGlyphForCodePoint('a'.charCodeAt(0))).toBe(true);
    expect(few.hasGlyphForCodePoint('d'.charCodeAt(0))).toBe(false);
  });
});
