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
/** Attributes that most elements have. They are written once, on the root element. */
export const COMMON = {'font-size': '14', 'text-anchor': 'middle', 'stroke-width': '1.5'};
const DEFAULTS: Record<string, string> = {
  ...COMMON,
  stroke: 'none',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'font-weight': '400',
  'font-style': 'normal',
  'paint-order': 'normal',
  'dominant-baseline': 'auto',
  opacity: '1',
  'fill-opacity': '1',
  'stroke-opacity': '1',
};

/** Removes `px`, the default unit of SVG attributes. */
const shorter = (value: string): string =>
  value.replace(/(\d*\.?\d+)px/g, (_, number: string) =>
    String(Math.round(Number(number) * 100) / 100),
  );

/** Converts computed styles to attributes, since the Content-Security-Policy forbids styles in pages. */
export class Styles {
  constructor(private readonly roles: Record<string, string>) {}

  attributesOf(element: Element): Record<string, string> {
    const isText = TEXTS.test(element.tagName);
    if (!isText && !SHAPES.test(element.tagName)) return {};
    const own = this.declarations(element, isText);
    const parent = element.parentElement;
    const above =
      element.tagName === 'tspan' && parent ? this.declarations(parent, true) : new Map();
    const looks = [...own].filter(([name, value]) =>
      above.size > 0 ? above.get(name) !== value : DEFAULTS[name] !== value,
    );
    const radius = element.tagName === 'rect' ? getComputedStyle(element).rx : '';
    return {
      ...Object.fromEntries(looks),
      ...(Number.parseFloat(radius) > 0 && {rx: String(Number.parseFloat(radius))}),
    };
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
      if (name === 'stroke-dasharray' && /^(?:(?:1px, )?0px|0px, 0px)$/.test(found)) return 'none';
      return PAINT.includes(name) ? this.role(found, element) : shorter(found);
    };
    return new Map(names.map((name) => [name, value(name)]));
  }

  private role(color: string, element: Element): string {
    if (color === 'none' || color.startsWith('url(')) return color;
    const role = this.roles[color];
    // A line has no area, so its fill does not matter.
    if (role === undefined && element.tagName === 'line') return 'none';
    if (role === undefined)
      throw new Error(
        `a ${element.tagName}${element.getAttribute('class') ? ` (${element.getAttribute('class')})` : ''} has the color ${color}, which would not follow the color mode`,
      );
    return `var(--docs-${role})`;
  }
}
