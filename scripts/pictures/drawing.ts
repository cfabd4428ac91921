import {LINE, Outlines, round, type Weight, widthOf, wrap} from './face';
import {colors, type Role} from './palette';

/** Width in pixels: a phone shows it at three quarters, a desktop at full size. */
export const WIDTH = 480;
/** Margin at the edges of the picture, and beside the text in a box. */
const MARGIN = 8;
const PADDING = 8;
const RADIUS = 8;
const HEAD = 7;
/** Distance from the baseline to the middle of lower-case letters and digits. */
const MIDDLE = 5.3;

export type Point = readonly [x: number, y: number];
export type Area = readonly [x: number, y: number, width: number, height: number];
/** Style of a shape, named by its meaning and not by its color. */
export type Kind = 'plain' | 'accent' | 'solid' | 'muted' | 'dashed' | 'danger';
type Align = 'left' | 'center' | 'right';
type TextOptions = {align?: Align; bold?: boolean; role?: Role; width?: number};
type ShapeOptions = {kind?: Kind; align?: 'left' | 'center'};
type ArrowOptions = {
  kind?: 'plain' | 'accent' | 'danger';
  dashed?: boolean;
  /** Ends of the arrow with a head. */
  heads?: 'end' | 'both' | 'none';
};

const LOOKS: Record<Kind, {fill: Role | 'none'; stroke: Role; title: Role; text: Role}> = {
  plain: {fill: 'paper', stroke: 'line-strong', title: 'ink', text: 'ink-2'},
  accent: {fill: 'accent-soft', stroke: 'accent', title: 'ink', text: 'ink-2'},
  solid: {fill: 'accent', stroke: 'accent', title: 'on-accent', text: 'on-accent'},
  muted: {fill: 'sunken', stroke: 'line', title: 'ink-2', text: 'ink-3'},
  dashed: {fill: 'none', stroke: 'ink-3', title: 'ink-2', text: 'ink-2'},
  danger: {fill: 'none', stroke: 'danger', title: 'danger', text: 'ink-2'},
};
const STROKES = {plain: 'ink-3', accent: 'accent', danger: 'danger'} as const;

type Box = {x: number; y: number; width: number; height: number; name: string};

const paint = (fill: Role | 'none', stroke: Role | 'none'): string =>
  `fill="${fill === 'none' ? fill : `var(--${fill})`}"${stroke === 'none' ? '' : ` stroke="var(--${stroke})" stroke-width="1.5"`}`;

/** Draws a picture in the style of the site. Throws if something does not fit or overlaps a text. */
export class Drawing {
  private readonly outlines = new Outlines();
  private readonly parts: string[] = [];
  private readonly texts: Box[] = [];
  private readonly lines: {from: Point; to: Point}[] = [];

  constructor(
    readonly height: number,
    readonly width = WIDTH,
  ) {}

  /** A box with a centered title and lines of text. */
  box(area: Area, title: string, text = '', options: ShapeOptions = {}): this {
    this.shape(area, options.kind);
    return this.content(area, title, text, options);
  }

  /** A cylinder, for storage. */
  store(area: Area, title: string, text = '', options: ShapeOptions = {}): this {
    const [x, y, width, height] = area;
    const {fill, stroke} = LOOKS[options.kind ?? 'plain'];
    const lid = 7;
    const arc = (way: 0 | 1) => `a${width / 2} ${lid} 0 0 ${way}`;
    this.inside({x, y, width, height, name: title});
    this.parts.push(
      `<path d="M${x} ${y + lid}v${height - 2 * lid}${arc(0)} ${width} 0v${-(height - 2 * lid)}${arc(0)} ${-width} 0${arc(0)} ${width} 0" ${paint(fill, stroke)}/>`,
    );
    return this.content([x, y + lid, width, height - lid], title, text, options);
  }

  /** A background for related shapes, with a title at its top. */
  group(area: Area, title = '', kind: Kind = 'muted'): this {
    const [x, y, width] = area;
    this.shape(area, kind, 10);
    // A second line would be under the shapes of the group.
    if (wrap(title, width - 24, 600).length > 1)
      throw new Error(`pictures: "${title}" takes more than the line that a group has for it`);
    return title === ''
      ? this
      : this.text([x + 12, y + 22], title, {
          bold: true,
          role: LOOKS[kind].title,
          width: width - 24,
        });
  }

  /** A row of equal cells: records, segments, partitions, shards. */
  cells(
    [x, y, width, height]: Area,
    labels: readonly (string | readonly [string, Kind])[],
    gap = 4,
  ): this {
    const each = (width - gap * (labels.length - 1)) / labels.length;
    labels.forEach((label, index) => {
      const [text, kind] = typeof label === 'string' ? [label, 'plain' as const] : label;
      const area: Area = [round(x + index * (each + gap)), y, round(each), height];
      this.shape(area, kind, 5);
      const width = widthOf(text, 400);
      if (width > each) throw new Error(`pictures: "${text}" is wider than its cell`);
      if (text !== '')
        this.text([area[0] + area[2] / 2, y + height / 2 + MIDDLE], text, {
          align: 'center',
          role: LOOKS[kind].title,
        });
    });
    return this;
  }

  /** An arrow through points, with round corners. */
  arrow(
    points: readonly Point[],
    {kind = 'plain', dashed, heads = 'end'}: ArrowOptions = {},
  ): this {
    const [first, ...rest] = points;
    const last = points.at(-1)!;
    const path = rest.map((point, index) => {
      const before = points[index]!;
      const after = points[index + 2];
      if (!after) return `L${point[0]} ${point[1]}`;
      const [ax, ay] = towards(point, before, RADIUS);
      const [bx, by] = towards(point, after, RADIUS);
      return `L${ax} ${ay}Q${point[0]} ${point[1]} ${bx} ${by}`;
    });
    points.slice(1).forEach((to, index) => this.lines.push({from: points[index]!, to}));
    const stroke = STROKES[kind];
    this.parts.push(
      `<path d="M${first![0]} ${first![1]}${path.join('')}" ${paint('none', stroke)}${dashed ? ' stroke-dasharray="4 4"' : ''}/>`,
    );
    if (heads !== 'none') this.head(points.at(-2)!, last, stroke);
    if (heads === 'both') this.head(points[1]!, first!, stroke);
    return this;
  }

  /** Text from a point on the baseline of its first line. */
  text([x, y]: Point, text: string, options: TextOptions = {}): this {
    const {align = 'left', bold, role = 'ink-2', width = this.width} = options;
    const weight: Weight = bold ? 600 : 400;
    const lines = wrap(text, width, weight);
    const drawn = lines.map((line, index) => {
      const wide = widthOf(line, weight);
      const left = align === 'left' ? x : align === 'center' ? x - wide / 2 : x - wide;
      const base = y + index * LINE;
      if (wide > width + 0.5)
        throw new Error(`pictures: "${line}" is ${Math.ceil(wide)} wide, and has ${width}`);
      const place = {x: left, y: base - 11, width: wide, height: 14, name: line};
      this.inside(place);
      this.texts.push(place);
      return this.outlines.draw(line, left, base, weight);
    });
    this.parts.push(`<g fill="var(--${role})">${drawn.join('')}</g>`);
    return this;
  }

  /** A step number, as in numbered lists of pages. */
  badge([x, y]: Point, number: number, kind: 'accent' | 'solid' = 'solid'): this {
    this.parts.push(
      `<circle cx="${x}" cy="${y}" r="11" ${paint(kind === 'solid' ? 'accent' : 'accent-soft', 'none')}/>`,
    );
    return this.text([x, y + MIDDLE], String(number), {
      align: 'center',
      bold: true,
      role: kind === 'solid' ? 'on-accent' : 'accent',
    });
  }

  /** A line without a head: an axis, a divider. */
  rule(from: Point, to: Point, role: Role = 'line-strong', dashed = false): this {
    this.parts.push(
      `<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" ${paint('none', role)}${dashed ? ' stroke-dasharray="4 4"' : ''}/>`,
    );
    return this;
  }

  /** A curve through points, as in a chart. */
  curve(points: readonly Point[], role: Role = 'accent'): this {
    const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`);
    this.parts.push(
      `<path d="${path.join('')}" ${paint('none', role)} stroke-linejoin="round" stroke-linecap="round"/>`,
    );
    return this;
  }

  dot([x, y]: Point, role: Role = 'accent', radius = 5): this {
    this.parts.push(`<circle cx="${x}" cy="${y}" r="${radius}" ${paint(role, 'none')}/>`);
    return this;
  }

  /** The picture as a file. */
  svg(): string {
    this.check();
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}">`,
      `<style>${colors()}</style>`,
      this.outlines.defs(),
      `<rect width="${this.width}" height="${this.height}" ${paint('surface', 'none')}/>`,
      ...this.parts,
      '</svg>\n',
    ].join('\n');
  }

  shape(area: Area, kind: Kind = 'plain', radius = RADIUS): this {
    const [x, y, width, height] = area;
    const {fill, stroke} = LOOKS[kind];
    this.inside({x, y, width, height, name: kind});
    const dash = kind === 'dashed' || kind === 'danger' ? ' stroke-dasharray="4 4"' : '';
    this.parts.push(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${paint(fill, stroke)}${dash}/>`,
    );
    return this;
  }

  private content(area: Area, title: string, text: string, options: ShapeOptions): this {
    const [x, y, width, height] = area;
    const {kind = 'plain', align = 'center'} = options;
    const room = width - 2 * PADDING;
    const head = title === '' ? [] : wrap(title, room, 600);
    const body = text === '' ? [] : wrap(text, room, 400);
    const lines = head.length + body.length;
    if (lines * LINE > height - 4)
      throw new Error(
        `pictures: "${title || text}" takes ${lines} lines, ${lines * LINE + 4} high, and has ${height}`,
      );
    const first = y + (height - lines * LINE) / 2 + LINE / 2 + MIDDLE;
    const left = align === 'left' ? x + PADDING + 4 : x + width / 2;
    if (head.length > 0)
      this.text([left, first], head.join('\n'), {
        align,
        bold: true,
        role: LOOKS[kind].title,
        width: room,
      });
    if (body.length > 0)
      this.text([left, first + head.length * LINE], body.join('\n'), {
        align,
        role: LOOKS[kind].text,
        width: room,
      });
    return this;
  }

  private head(from: Point, to: Point, role: Role): void {
    const [bx, by] = towards(to, from, HEAD + 1);
    const length = Math.hypot(to[0] - bx, to[1] - by);
    const [nx, ny] = [((to[1] - by) / length) * 4.5, (-(to[0] - bx) / length) * 4.5];
    const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
    this.parts.push(
      `<path d="M${at(to[0], to[1])}L${at(bx + nx, by + ny)}L${at(bx - nx, by - ny)}Z" ${paint(role, 'none')}/>`,
    );
  }

  private inside({x, y, width, height, name}: Box): void {
    const isIn =
      x >= MARGIN - 0.5 &&
      y >= MARGIN - 0.5 &&
      x + width <= this.width - MARGIN + 0.5 &&
      y + height <= this.height - MARGIN + 0.5;
    if (!isIn)
      throw new Error(
        `pictures: "${name}" leaves the picture: ${[x, y, x + width, y + height].map(Math.round).join(', ')} in ${this.width} × ${this.height}`,
      );
  }

  /** Throws if texts overlap, or an arrow crosses a text. */
  private check(): void {
    this.texts.forEach((a, index) => {
      for (const b of this.texts.slice(index + 1)) {
        const apart =
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y;
        if (!apart) throw new Error(`pictures: "${a.name}" and "${b.name}" overlap`);
      }
      const hit = this.lines.find(({from, to}) => crosses(from, to, a));
      if (hit)
        throw new Error(
          `pictures: an arrow from ${hit.from.join(', ')} to ${hit.to.join(', ')} runs through "${a.name}"`,
        );
    });
  }
}

/** The point at a distance from one point in the direction of another. */
function towards([x, y]: Point, [tx, ty]: Point, distance: number): Point {
  const length = Math.hypot(tx - x, ty - y);
  const share = Math.min(distance, length / 2) / length;
  return [round(x + (tx - x) * share), round(y + (ty - y) * share)];
}

/** Whether a straight line passes through a box. */
function crosses([ax, ay]: Point, [bx, by]: Point, box: Box): boolean {
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / 2);
  return Array.from({length: steps + 1}, (_, step) => step / steps).some((share) => {
    const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });
}
