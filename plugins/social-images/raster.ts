import {Resvg} from '@resvg/resvg-js';
import {HEIGHT, WIDTH} from './shared/picture';
import {TITLE, type TitleDrawing} from './template';

/** Steps from paper to ink, of which the edges of letters are made. */
const RAMP = 32;
const COLORS = 256;
/** One byte a pixel, and one before each row. */
const STRIDE = WIDTH + 1;

/** A picture without its title: rows of indexes into a palette, of which the first are the ramp. */
export type Base = {rows: Buffer; palette: number[]};

const pixelsOf = (svg: string): Buffer =>
  new Resvg(svg, {font: {loadSystemFonts: false}}).render().pixels;

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

/** Draws a base with the colours that it uses most; each of the others becomes the nearest of those. */
export function rasterBase(svg: string, paper: string, ink: string): Base {
  const pixels = pixelsOf(svg);
  const colorAt = (offset: number): number =>
    ((pixels[offset] ?? 0) << 16) | ((pixels[offset + 1] ?? 0) << 8) | (pixels[offset + 2] ?? 0);
  const counts = new Map<number, number>();
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const color = colorAt(offset);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const ramp = Array.from({length: RAMP}, (_, step) =>
    between(numberOf(paper), numberOf(ink), step / (RAMP - 1)),
  );
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  const palette = [...new Set([...ramp, ...frequent])].slice(0, COLORS);
  const indexes = new Map([...counts.keys()].map((color) => [color, nearest(color, palette)]));
  const rows = Buffer.alloc(STRIDE * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      rows[y * STRIDE + x + 1] = indexes.get(colorAt((y * WIDTH + x) * 4)) ?? 0;
    }
  }
  return {rows, palette};
}

/** The rows of a base with a title on it. */
export function withTitle({rows}: Base, {svg, top, width, height}: TitleDrawing): Buffer {
  const pixels = pixelsOf(svg);
  const whole = Buffer.from(rows);
  for (let y = 0; y < height; y += 1) {
    let to = (TITLE.y + top + y) * STRIDE + TITLE.x + 1;
    const end = (y + 1) * width * 4;
    for (let from = y * width * 4 + 3; from < end; from += 4, to += 1) {
      whole[to] = (pixels[from] ?? 0) >>> 3;
    }
  }
  return whole;
}
