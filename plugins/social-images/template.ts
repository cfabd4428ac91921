import {readFileSync} from 'node:fs';
import {HEIGHT, type Picture, SITE_HUE, WIDTH} from './shared/picture';
import {type Face, fitText} from './text';

/** Colors, icons and fonts for drawing. */
export type Kit = {
  heading: Face;
  text: Face;
  /** Color of a token in light mode: `paper`, `ink-2`, `stream`. */
  color: (token: string) => string;
  /** Content of an icon's `<symbol>` in the sprite, 20 units wide. */
  icon: (name: string) => string;
  /** Content of the logo's `<svg>`, and its width in units. */
  logo: {drawing: string; size: number};
  /** The name beside the logo, and the kind of site ("docs"). */
  brand: readonly [name: string, kind: string];
};

const MARGIN = 80;
const TITLE = {x: MARGIN, y: 152, width: 736, height: 340, tracking: -0.02, leading: 1.1};
const STEPS = [
  {size: 90, lines: 2},
  {size: 82, lines: 3},
  {size: 74, lines: 3},
  {size: 66, lines: 4},
  {size: 58, lines: 4},
  {size: 50, lines: 4},
];
const AREA = {x: MARGIN, y: 556, size: 44};
/** Hues of the site's own picture. */
const FAMILIES = ['search', 'observe', 'stream'];
const NODE = {x: 868, y: 212, size: 220};

/** Reads the colors of a style sheet of tokens. */
export function readColors(file: string): Kit['color'] {
  const css = readFileSync(file, 'utf8');
  const root = /^:root \{([\s\S]*?)^\}/m.exec(css)?.[1] ?? '';
  return (token) => {
    const [, hex] = new RegExp(`--docs-${token}:\\s*(#[0-9a-f]{3,6})\\s*;`, 'i').exec(root) ?? [];
    if (hex === undefined)
      throw new Error(
        `social-images: ${file} has no --docs-${token} with a color like #fcfcfa in its :root`,
      );
    return hex;
  };
}

/** Reads the icons of a sprite. */
export function readIcons(file: string): Kit['icon'] {
  const symbols = new Map(
    [...readFileSync(file, 'utf8').matchAll(/<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map(
      ([, name = '', drawing = '']) => [name, drawing],
    ),
  );
  return (name) => {
    const drawing = symbols.get(name);
    if (drawing === undefined)
      throw new Error(
        `social-images: there is no glyph "${name}" in ${file}. There are: ${[...symbols.keys()].join(', ')}`,
      );
    return drawing;
  };
}

export function readLogo(file: string): Kit['logo'] {
  const [, size, drawing] =
    /<svg[^>]*viewBox="0 0 (\d+) \1"[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, 'utf8')) ?? [];
  if (drawing === undefined)
    throw new Error(`social-images: ${file} is no svg with a square viewBox from 0 0`);
  return {drawing, size: Number(size)};
}

/** The picture as SVG, or an error about its content. */
export function drawPicture(picture: Picture, kit: Kit): string | Error {
  const {title, area, icon, hue} = picture;
  const {heading, color} = kit;
  const foreign = heading.missing(title + area);
  if (foreign.length > 0)
    return new Error(`the font has no ${foreign.join(' ')} of "${title}", ${area}`);
  if (heading.width(area, AREA.size) > WIDTH - 2 * MARGIN)
    return new Error(`the name of the area does not fit a line: "${area}"`);
  const fit = fitText(title, STEPS, TITLE.width, (line, size) =>
    heading.width(line, size, TITLE.tracking),
  );
  if (!fit) return new Error(`a word is longer than a line: "${title}"`);

  // Centers the title, measured from the top of the first line's capitals to the last baseline.
  const leading = fit.size * TITLE.leading;
  const capitals = fit.size * 0.72;
  const first = TITLE.y + (TITLE.height - (fit.lines.length - 1) * leading + capitals) / 2;
  const lines = fit.lines.map((line, index) =>
    heading.draw(line, {...TITLE, y: Math.round(first + index * leading), size: fit.size}),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color('paper')}"/>`,
    drawFlow(hue === SITE_HUE ? FAMILIES.map(color) : [color(hue)], color('line-strong')),
    drawNode(kit.icon(icon), color(hue)),
    drawBrand(kit),
    `<g fill="${color('ink')}">${lines.join('')}</g>`,
    `<g fill="${color(hue)}">${heading.draw(area, AREA)}</g>`,
    `<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${color(hue)}"/>`,
    '</svg>',
  ].join('');
}

function drawBrand({logo, brand: [name, kind], heading, text, color}: Kit): string {
  const nameAt = {x: MARGIN + 74, y: 110, size: 42, tracking: -0.01};
  const tagX = nameAt.x + heading.width(name, nameAt.size, nameAt.tracking) + 20;
  const tag = `<rect x="${tagX}" y="74" width="${text.width(kind, 26) + 40}" height="44" rx="22" fill="none" stroke="${color('line-strong')}" stroke-width="2"/><g fill="${color('ink-3')}">${text.draw(kind, {x: tagX + 20, y: 105, size: 26})}</g>`;
  return [
    `<g transform="translate(${MARGIN} 68) scale(${56 / logo.size})" fill="none">${logo.drawing}</g>`,
    `<g fill="${color('ink')}">${heading.draw(name, nameAt)}</g>`,
    kind && tag,
  ].join('');
}

/** Draws records that flow along lines, as on the home page. */
function drawFlow(flows: readonly string[], line: string): string {
  const [right, middle] = [NODE.x + NODE.size, NODE.y + NODE.size / 2];
  const paths = [-1, 0, 1].map((way) => {
    const [from, to] = [middle + way * 54, middle + way * 138];
    return way === 0
      ? `M${right} ${middle}H${WIDTH + 20}`
      : `M${right} ${from}C${right + 62} ${from} ${right + 46} ${to} ${WIDTH + 24} ${to}`;
  });
  const draw = (d: string, index: number) =>
    `<path d="${d}" stroke="${line}" stroke-width="2.5"/><path d="${d}" stroke="${flows[index % flows.length]}" stroke-width="7" stroke-linecap="round" stroke-dasharray="9 24" stroke-dashoffset="12"/>`;
  return `<g fill="none">${paths.map(draw).join('')}</g>`;
}

function drawNode(drawing: string, color: string): string {
  const {x, y, size} = NODE;
  const [inset, zoom] = [size * 0.22, (size * 0.56) / 20];
  return [
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="46" fill="${color}" fill-opacity="0.1" stroke="${color}" stroke-width="3.5"/>`,
    `<g transform="translate(${x + inset} ${y + inset}) scale(${zoom})" fill="none" color="${color}" stroke="${color}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`,
  ].join('');
}
