import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {ROLES} from '../../../plugins/diagrams/settings';

type Colors = ReadonlyMap<string, string>;

const css = readFileSync('src/css/tokens.css', 'utf8');

function colorsOf(selector: string): Colors {
  const start = css.indexOf(`\n${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--docs-([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(
      ([, name = '', color = '']) => [name, color],
    ),
  );
}

/** WCAG 2: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const digits =
    color.length === 4 ? [...color.slice(1)].map((c) => c + c) : color.slice(1).match(/../g);
  const [r = 0, g = 0, b = 0] = (digits ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunken'];
const CODE = ['code', 'code-line'];
const TEXT = 4.5;
const SHAPE = 3;

/** Pairs of foreground and background, with the contrast that they need. */
const PAIRS: [string[], string[], number][] = [
  [['ink', 'ink-2', 'ink-3', 'accent', 'accent-strong'], GROUNDS, TEXT],
  [['ok', 'warn', 'danger', 'info'], GROUNDS, TEXT],
  [
    ['on-code', 'token-keyword', 'token-string', 'token-comment', 'token-number', 'token-deleted'],
    CODE,
    TEXT,
  ],
  [['placeholder'], ['placeholder-soft', ...GROUNDS, ...CODE], TEXT],
  [['on-accent'], ['accent', 'accent-strong'], TEXT],
  [['on-bar'], ['bar'], TEXT],
  [['accent-strong', 'ink'], ['accent-soft'], TEXT],
  [['ink'], ['selection', 'mark'], TEXT],
  [['focus'], [...GROUNDS, ...CODE], SHAPE],
  [['progress'], ['paper', 'surface', 'bar'], SHAPE],
  [['stream', 'sql', 'search', 'cache', 'observe', 'platform', 'tool'], GROUNDS, SHAPE],
];

/** Pairs that are closer than they may be. */
function tooClose(colors: Colors, pairs: typeof PAIRS): string[] {
  return pairs.flatMap(([fronts, grounds, least]) =>
    fronts.flatMap((front) =>
      grounds.flatMap((ground) => {
        const [a, b] = [colors.get(front), colors.get(ground)];
        if (a === undefined || b === undefined) return [`${front} or ${ground} is no color`];
        const found = contrast(a, b);
        return found < least ? [`${front} on ${ground}: ${found.toFixed(2)} of ${least}`] : [];
      }),
    ),
  );
}

/** All text in a drawing, on all that it can be drawn on. */
const DIAGRAMS: typeof PAIRS = [
  [
    ROLES.filter((role) => role.startsWith('ink')),
    ROLES.filter((role) => /paper|surface|sunken|soft/.test(role)),
    TEXT,
  ],
];

it('contrast is that of WCAG, and too little of it is found', () => {
  expect(contrast('#000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
  const colors = new Map([
    ['ink', '#888'],
    ['paper', '#fff'],
  ]);
  expect(tooClose(colors, [[['ink', 'gray'], ['paper'], TEXT]])).toEqual([
    'ink on paper: 3.54 of 4.5',
    'gray or paper is no color',
  ]);
});

it.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('%s: text and signs can be told from their ground, in diagrams too', (_, selector) => {
  expect(tooClose(colorsOf(selector), [...PAIRS, ...DIAGRAMS])).toEqual([]);
});
