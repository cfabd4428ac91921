import {type Glyphs, pixelsOf, type PlacedGlyph} from './glyphs';
import {HEIGHT, WIDTH} from './shared/picture';

/** Steps from paper to ink, of which the edges of letters are made. */
const RAMP = 32;
const COLORS = 256;
/** One byte a pixel, and one before each row. */
const STRIDE = WIDTH + 1;

/** A picture without its title: rows of indexes into a palette, of which the first are the ramp. */
export type Base = {rows: Buffer; palette: number[]};

const channels = (color: number): [number, number, number] => [
  color >>> 16,
  (color >>> 8) & 255,
  color & 255,
];
const numberOf = (hex: string): number => parseInt(hex.slice(1), 16);

function between(from: number, to: number, part: number): number {
  const [a, b] = [channels(from), channels(to)];
  return a.reduce(
    (color, value, index) => (color << 8) | Math.round(value + ((b[index] ?? 0) - value) * part),
    0,
  );
}

/** Index of the colour of a palette that is nearest to one. Plain loops: it is asked for thousands of colours. */
function nearest(color: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(color);
  let best = 0;
  let least = Infinity;
  for (let index = 0; index < palette.length; index += 1) {
    const entry = palette[index] ?? 0;
    const r = (entry >>> 16) - red;
    const g = ((entry >>> 8) & 255) - green;
    const b = (entry & 255) - blue;
    const distance = r * r + g * g + b * b;
    if (distance < least) {
      best = index;
      least = distance;
    }
  }
  return best;
}

type Visit = (color: number, from: number, to: number) => void;

/** Visits each stretch of one colour in each row: its first pixel and the one behind its last. */
function visitRuns(pixels: Buffer, visit: Visit): void {
  // Red is the lowest byte, as the processors that sites are built on store numbers.
  const colors = new Uint32Array(new Uint8Array(pixels).buffer);
  const width = WIDTH;
  for (let from = 0; from < colors.length;) {
    const abgr = colors[from] ?? 0;
    const end = from - (from % width) + width;
    let to = from + 1;
    while (to < end && colors[to] === abgr) to += 1;
    visit(((abgr & 255) << 16) | (abgr & 0xff00) | ((abgr >>> 16) & 255), from, to);
    from = to;
  }
}

/** Draws a base with the colours that it uses most; each of the others becomes the nearest of those. */
export function rasterBase(svg: string, paper: string, ink: string): Base {
  const pixels = pixelsOf(svg);
  const counts = new Map<number, number>();
  visitRuns(pixels, (color, from, to) => counts.set(color, (counts.get(color) ?? 0) + to - from));
  const ramp = Array.from({length: RAMP}, (_, step) =>
    between(numberOf(paper), numberOf(ink), step / (RAMP - 1)),
  );
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  const palette = [...new Set([...ramp, ...frequent])].slice(0, COLORS);
  const indexes = new Map([...counts.keys()].map((color) => [color, nearest(color, palette)]));
  const rows = Buffer.alloc(STRIDE * HEIGHT);
  visitRuns(pixels, (color, from, to) => {
    // The bytes that begin this row and those above it.
    const begun = Math.floor(from / WIDTH) + 1;
    rows.fill(indexes.get(color) ?? 0, from + begun, to + begun);
  });
  return {rows, palette};
}

/** The rows of a base with a title on it. */
export function withTitle({rows}: Base, title: readonly PlacedGlyph[], glyphs: Glyphs): Buffer {
  const whole = Buffer.from(rows);
  for (const glyph of title) {
    const {x, y, mask} = glyphs.at(glyph);
    const {width, height, covers} = mask;
    for (let row = 0; row < height; row += 1) {
      let to = (y + mask.top + row) * STRIDE + x + mask.left + 1;
      for (let from = row * width; from < (row + 1) * width; from += 1, to += 1) {
        // Letters may touch: the darker of the two counts.
        whole[to] = Math.max(whole[to] ?? 0, (covers[from] ?? 0) >>> 3);
      }
    }
  }
  return whole;
}
