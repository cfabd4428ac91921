import {Resvg} from '@resvg/resvg-js';

/** The outline of a letter, and where its origin is on the picture. */
export type PlacedGlyph = {path: string; zoom: number; size: number; x: number; y: number};

/** How much of each pixel a letter covers (0 to 255), row by row; its place is relative to the letter's origin. */
export type Mask = {left: number; top: number; width: number; height: number; covers: Uint8Array};

/** Parts of a pixel between which a letter can stand: to the eye, no nearer to its neighbour than where it belongs. */
const PARTS = 4;
/** No letter reaches farther from its origin than this, in ems. */
const REACH = {left: 0.25, up: 1.1, right: 1.4, down: 0.4};

/** What is drawn, in RGBA. */
export function pixelsOf(svg: string): Buffer {
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().pixels;
}

/** The mask of a drawing, without the empty rows and columns around what is on it. Plain loops: most of it is empty. */
function maskOf(pixels: Buffer, left: number, top: number, width: number): Mask {
  const height = pixels.length / 4 / width;
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (pixels[at * 4 + 3] === 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    if (x < x0) x0 = x;
    if (x >= x1) x1 = x + 1;
    if (y < y0) y0 = y;
    y1 = y + 1;
  }
  // Nothing of a letter that is a space.
  const inner = {width: Math.max(0, x1 - x0), height: Math.max(0, y1 - y0)};
  const covers = new Uint8Array(inner.width * inner.height);
  for (let row = 0, to = 0; row < inner.height; row += 1) {
    let from = ((y0 + row) * width + x0) * 4 + 3;
    for (let column = 0; column < inner.width; column += 1, from += 4, to += 1)
      covers[to] = pixels[from] ?? 0;
  }
  return {left: left + x0, top: top + y0, ...inner, covers};
}

function draw({path, zoom, size}: PlacedGlyph, part: number): Mask {
  const reach = (ems: number): number => Math.ceil(ems * size);
  const [left, top] = [-reach(REACH.left), -reach(REACH.up)];
  const [width, height] = [reach(REACH.right) - left, reach(REACH.down) - top];
  const matrix = `${zoom} 0 0 ${-zoom} ${part / PARTS - left} ${-top}`;
  const pixels = pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="matrix(${matrix})" d="${path}"/></svg>`,
  );
  return maskOf(pixels, left, top, width);
}

/** Draws letters, each at most once for each part of a pixel: titles are made of the same ones. */
export class Glyphs {
  private readonly masks = new Map<string, Mask>();

  /** The mask of a letter, at the whole pixels from which its place is counted. */
  at(glyph: PlacedGlyph): {x: number; y: number; mask: Mask} {
    const parts = Math.round(glyph.x * PARTS);
    const part = ((parts % PARTS) + PARTS) % PARTS;
    const key = `${part} ${glyph.zoom} ${glyph.path}`;
    const mask = this.masks.get(key) ?? draw(glyph, part);
    this.masks.set(key, mask);
    return {x: (parts - part) / PARTS, y: Math.round(glyph.y), mask};
  }
}
