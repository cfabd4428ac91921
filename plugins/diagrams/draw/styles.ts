const SHAPES = /^(?:path|rect|circle|ellipse|line|polygon|polyline|use)$/;
const TEXTS = /^(?:text|tspan)$/;
const PAINT = ['fill', 'stroke'];
const LINE = ['stroke-width', 'stroke-dasharray', 'stroke-linecap'];
const FONT = [
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
];
const DEFAULTS: Record<string, string> = {
  stroke: 'none',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-width': '1px',
  'font-weight': '400',
  'font-style': 'normal',
  'paint-order': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  opacity: '1',
  'fill-opacity': '1',
  'stroke-opacity': '1',
};

/** Short classes for the looks that elements end up with, whatever rules gave them. */
export class Styles {
  private readonly names = new Map<string, string>();

  constructor(private readonly roles: Record<string, string>) {}

  classOf(element: Element): {name?: string; radius?: string} {
    const isText = TEXTS.test(element.tagName);
    if (!isText && !SHAPES.test(element.tagName)) return {};
    const own = this.declarations(element, isText);
    const parent = element.parentElement;
    const above =
      element.tagName === 'tspan' && parent ? this.declarations(parent, true) : new Map();
    const text = [...own]
      .filter(([name, value]) =>
        above.size > 0 ? above.get(name) !== value : DEFAULTS[name] !== value,
      )
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
    const radius = element.tagName === 'rect' ? getComputedStyle(element).rx : '';
    return {
      ...(text !== '' && {name: this.nameOf(text)}),
      ...(Number.parseFloat(radius) > 0 && {radius: String(Number.parseFloat(radius))}),
    };
  }

  sheet(scope: string): string {
    return [...this.names].map(([text, name]) => `${scope} .${name}{${text}}`).join('');
  }

  private declarations(element: Element, isText: boolean): Map<string, string> {
    const computed = getComputedStyle(element);
    const stroked = computed.stroke !== 'none' && Number.parseFloat(computed.strokeWidth) > 0;
    const names = [
      ...PAINT,
      ...(stroked ? LINE : []),
      ...(isText ? FONT : []),
      'opacity',
      'fill-opacity',
      'stroke-opacity',
    ];
    const value = (name: string): string => {
      if (name === 'stroke' && !stroked) return 'none';
      const found = computed.getPropertyValue(name);
      if (name === 'stroke-dasharray' && /^(?:1px, )?0px$/.test(found)) return 'none';
      return PAINT.includes(name) ? this.role(found, element) : found;
    };
    return new Map(names.map((name) => [name, value(name)]));
  }

  private role(colour: string, element: Element): string {
    if (colour === 'none' || colour.startsWith('url(')) return colour;
    const role = this.roles[colour];
    // A line has no area; what it would be filled with is never seen.
    if (role === undefined && element.tagName === 'line') return 'none';
    if (role === undefined)
      throw new Error(
        `a ${element.tagName}${element.getAttribute('class') ? ` (${element.getAttribute('class')})` : ''} has the colour ${colour}, which would not follow the colour mode`,
      );
    return `var(--docs-${role})`;
  }

  private nameOf(text: string): string {
    const name = this.names.get(text) ?? `s${this.names.size.toString(36)}`;
    this.names.set(text, name);
    return name;
  }
}
