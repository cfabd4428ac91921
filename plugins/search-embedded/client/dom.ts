type Attributes = Record<string, string | undefined>;

/** Creates an element with attributes and children; strings become text nodes. */
export function el(
  tag: string,
  attributes: Attributes = {},
  ...inside: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

/** Creates an element from HTML that the caller has escaped. */
export function marked(tag: string, attributes: Attributes, html: string): HTMLElement {
  const element = el(tag, attributes);
  element.innerHTML = html;
  return element;
}

const SHAPES = {
  page: '<path d="M5.5 2.5h6l3 3v12h-9zM11 2.5v3.5h3.5"/>',
  section: '<path d="M7.5 4 6 16M14 4l-1.5 12M4 7.8h12.5M3.5 12.2H16"/>',
  recent: '<circle cx="10" cy="10" r="6.8"/><path d="M10 6v4.2l2.7 1.6"/>',
  star: '<path d="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6z"/>',
  cross: '<path d="m6 6 8 8M14 6l-8 8"/>',
  ask: '<path d="M10 2.5v4M10 13.5v4M2.5 10h4M13.5 10h4M4.8 4.8l2.6 2.6M12.6 12.6l2.6 2.6M15.2 4.8l-2.6 2.6M7.4 12.6l-2.6 2.6"/>',
  enter: '<path d="M16 4.5v5a2 2 0 0 1-2 2H4.5m3.5-3.5-3.5 3.5L8 15"/>',
  none: '<circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8M7 7l4 4M11 7l-4 4"/>',
};

export type Shape = keyof typeof SHAPES;

export function icon(shape: Shape): Element {
  return marked(
    'span',
    {class: 'docs-glyph', 'aria-hidden': 'true'},
    `<svg viewBox="0 0 20 20">${SHAPES[shape]}</svg>`,
  );
}
