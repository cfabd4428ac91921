import type {Face} from './font';
import type {PlacedGlyph} from './glyphs';
import {mix, type Colors, type Icons} from './look';
import {HEIGHT, type Picture, SITE_HUE, WIDTH} from './shared/picture';
import {fit, type Fit} from './wrap';

/** What is drawn with. */
export type Kit = {
  heading: Face;
  text: Face;
  colors: Colors;
  icons: Icons;
  logo: {drawing: string; size: number};
  /** The name beside the logo, and what it is a site of. */
  brand: [name: string, kind: string];
};

const MARGIN = 80;
/** The place of the title, over nothing but paper. */
const TITLE = {x: MARGIN, y: 152, width: 736, height: 340};
const TITLE_TRACKING = -0.02;
const LEADING = 1.1;
const STEPS = [
  {size: 90, lines: 2},
  {size: 82, lines: 3},
  {size: 74, lines: 3},
  {size: 66, lines: 4},
  {size: 58, lines: 4},
  {size: 50, lines: 4},
];
const AREA = {x: MARGIN, y: 556, size: 44, width: 1040};
/** Of the site as a whole. */
const FAMILIES = ['search', 'observe', 'stream'];
const NODE = {x: 868, y: 212, size: 220, radius: 46};

/** Undefined when the title has a word that is longer than a line. */
export function fitTitle(title: string, {heading}: Kit): Fit | undefined {
  return fit(title, STEPS, TITLE.width, (size) => heading.measure(size, TITLE_TRACKING));
}

/** The letters of a title, in its place on the picture. */
export function placeTitle({size, lines}: Fit, {heading}: Kit): PlacedGlyph[] {
  const leading = size * LEADING;
  // From the top of the capitals of the first line to the baseline of the last, in the middle of the place.
  const block = (lines.length - 1) * leading + size * 0.72;
  const first = TITLE.y + (TITLE.height - block) / 2 + size * 0.72;
  return lines.flatMap((line, index) => {
    const y = Math.round(first + index * leading);
    return heading.place(line, {x: TITLE.x, y, size, tracking: TITLE_TRACKING});
  });
}

export function fitsArea(area: string, {heading}: Kit): boolean {
  return heading.measure(AREA.size)(area) <= AREA.width;
}

/** All of a picture but its title. */
export function drawBase({area, icon, hue}: Omit<Picture, 'title'>, kit: Kit): string {
  const {colors, icons, heading} = kit;
  const color = colors(hue);
  return svg(
    WIDTH,
    HEIGHT,
    [
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors('paper')}"/>`,
      drawFlow(hue === SITE_HUE ? FAMILIES.map(colors) : [color], colors),
      drawNode(icons(icon), color, colors),
      drawBrand(kit),
      `<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${color}"/>`,
      `<g fill="${color}">${heading.outline(area, AREA)}</g>`,
    ].join(''),
  );
}

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

function glyph(
  drawing: string,
  x: number,
  y: number,
  size: number,
  color: string,
  stroke: number,
): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 20})" fill="none" color="${color}" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;
}

function drawBrand({logo, brand: [name, kind], heading, text, colors}: Kit): string {
  const [size, top] = [56, 68];
  const tracking = -0.01;
  const nameAt = {x: MARGIN + size + 18, y: top + 42, size: 42, tracking};
  const tag = {x: nameAt.x + heading.measure(nameAt.size, tracking)(name) + 20, size: 26};
  const tagWidth = text.measure(tag.size)(kind) + 40;
  return [
    `<g transform="translate(${MARGIN} ${top}) scale(${size / logo.size})" fill="none">${logo.drawing}</g>`,
    `<g fill="${colors('ink')}">${heading.outline(name, nameAt)}</g>`,
    kind &&
      `<rect x="${tag.x}" y="${top + 6}" width="${tagWidth}" height="44" rx="22" fill="none" stroke="${colors('line-strong')}" stroke-width="2"/><g fill="${colors('ink-3')}">${text.outline(kind, {x: tag.x + 20, y: top + 37, size: tag.size})}</g>`,
  ].join('');
}

/** Records on their way, as on the home page. */
function drawFlow(flows: readonly string[], colors: Colors): string {
  const [right, middle] = [NODE.x + NODE.size, NODE.y + NODE.size / 2];
  const paths = [-1, 0, 1].map((way) => {
    const [from, to] = [middle + way * 54, middle + way * 138];
    return way === 0
      ? `M${right} ${middle}H${WIDTH + 20}`
      : `M${right} ${from}C${right + 62} ${from} ${right + 46} ${to} ${WIDTH + 24} ${to}`;
  });
  return paths
    .map(
      (d, index) =>
        `<path d="${d}" fill="none" stroke="${colors('line-strong')}" stroke-width="2.5"/><path d="${d}" fill="none" stroke="${flows[index % flows.length]}" stroke-width="7" stroke-linecap="round" stroke-dasharray="9 24" stroke-dashoffset="12"/>`,
    )
    .join('');
}

function drawNode(drawing: string, color: string, colors: Colors): string {
  const {x, y, size, radius} = NODE;
  const inner = size * 0.56;
  const inset = (size - inner) / 2;
  return [
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${radius}" fill="${mix(colors('paper'), color, 0.1)}" stroke="${color}" stroke-width="3.5"/>`,
    glyph(drawing, x + inset, y + inset, inner, color, 1.5),
  ].join('');
}
