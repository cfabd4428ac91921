/// <reference lib="dom.iterable" />
import {COMMON, Styles} from './styles';
import {placeTitles} from './titles';

const KEPT = new Set(
  'd x y x1 x2 y1 y2 cx cy r rx ry points width height dx dy transform marker-start marker-end marker-mid viewBox refX refY markerWidth markerHeight markerUnits orient href clip-path preserveAspectRatio'.split(
    ' ',
  ),
);
const PLACED = ['x', 'y', 'dx', 'dy'];
const EMPTY_GONE = 'g, defs, text, tspan, symbol, clipPath';

type Options = {id: string; source: string; roles: Record<string, string>};

const round = (value: string): string =>
  value.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10));

const setAll = (element: Element, attributes: Record<string, string>): void =>
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));

const referencesOf = (svg: Element): Set<string> =>
  new Set(
    [...svg.outerHTML.matchAll(/(?:url\(["']?|&quot;|href=")#([^"')&]+)/g)].map(
      ([, id = '']) => id,
    ),
  );

/** Text of a label. Its lines are elements without a space between them. */
function wordsOf(text: Element): string {
  const lines = text.childElementCount > 0 ? [...text.children] : [text];
  return lines
    .map((line) => line.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The accessible name of the drawing: its title and description, else its labels. */
function labelOf(svg: SVGSVGElement): string {
  const described = ['title', 'desc'].flatMap(
    (tag) => svg.querySelector(`:scope > ${tag}`)?.textContent?.trim() || [],
  );
  if (described.length > 0) return described.join('. ');
  const isOnArrow = (text: Element): number => Number(text.closest('.edgeLabel') !== null);
  const texts = [...svg.querySelectorAll('text')]
    .sort((a, b) => isOnArrow(a) - isOnArrow(b))
    .flatMap((text) => wordsOf(text) || []);
  return `Diagram: ${[...new Set(texts)].join(', ')}`;
}

/** Whether two `<tspan>` elements have the same style and no position of their own. */
function areAlike(one: Element, other: Element): boolean {
  const attributes = ({attributes}: Element): string =>
    [...attributes]
      .map(({name, value}) => `${name}=${value}`)
      .sort()
      .join();
  return attributes(one) === attributes(other) && !PLACED.some((name) => one.hasAttribute(name));
}

/** Merges the `<tspan>` elements that Mermaid creates for each word. */
function joinWords(svg: SVGSVGElement): void {
  for (const line of [...svg.querySelectorAll('tspan')]) {
    const next = line.nextSibling;
    if (line.attributes.length === 0) line.replaceWith(...line.childNodes);
    else if (next instanceof Element && areAlike(next, line)) {
      next.prepend(...line.childNodes);
      line.remove();
    }
  }
  svg.normalize();
}

function prune(svg: SVGSVGElement): void {
  for (const element of [...svg.querySelectorAll('*')]) {
    const {display, visibility} = getComputedStyle(element);
    const hidden =
      !element.closest('defs, marker, symbol') && (display === 'none' || visibility === 'hidden');
    if (hidden || /^(?:title|desc|metadata|script)$/.test(element.tagName)) element.remove();
  }
  const used = referencesOf(svg);
  svg.querySelectorAll('marker, symbol, filter, clipPath, linearGradient').forEach((element) => {
    if (!used.has(element.id)) element.remove();
  });
}

/** Removes groups that neither draw nor position anything, and keeps their children. */
function flatten(svg: SVGSVGElement): void {
  for (const element of [...svg.querySelectorAll(EMPTY_GONE)].reverse()) {
    const draws = element.childElementCount > 0 || element.textContent?.trim();
    if (!draws) element.remove();
    else if (element.tagName === 'g' && element.attributes.length === 0)
      element.replaceWith(...element.childNodes);
  }
  for (const rect of svg.querySelectorAll('rect')) {
    if (Number(rect.getAttribute('width')) === 0 || !rect.hasAttribute('width')) rect.remove();
  }
}

/** Serializes a rendered drawing as the SVG file that is committed. */
export function compact(svg: SVGSVGElement, {id, source, roles}: Options): string {
  const foreign = svg.querySelector('foreignObject');
  if (foreign) throw new Error('it has labels in HTML, which are not drawn');
  const label = labelOf(svg);
  const {width, height} = svg.viewBox.baseVal;
  const viewBox = svg.getAttribute('viewBox') ?? '';
  placeTitles(svg);
  prune(svg);
  // Read all styles before changing any element, since styles are inherited.
  const styles = new Styles(roles);
  const looks = new Map(
    [...svg.querySelectorAll('*')].map((one) => [one, styles.attributesOf(one)]),
  );
  const names = new Map([...referencesOf(svg)].map((old, index) => [old, `d${id}-${index}`]));
  const rename = (value: string): string =>
    value.replace(/#([^"')]+)/g, (whole, old: string) =>
      names.has(old) ? `#${names.get(old)}` : whole,
    );
  svg.querySelectorAll('style').forEach((sheet) => sheet.remove());
  for (const element of svg.querySelectorAll('*')) {
    const name = names.get(element.id);
    for (const attribute of [...element.attributes]) {
      if (KEPT.has(attribute.name)) attribute.value = rename(round(attribute.value));
      else element.removeAttribute(attribute.name);
    }
    if (name) element.id = name;
    setAll(element, looks.get(element) ?? {});
  }
  joinWords(svg);
  flatten(svg);
  while (svg.attributes.length > 0) svg.removeAttribute(svg.attributes[0]!.name);
  const size = {width: Math.ceil(width), height: Math.ceil(height)};
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    id: `d${id}`,
    viewBox: round(viewBox),
    width: String(size.width),
    height: String(size.height),
    // The style sheet sizes the drawing in `em`, so one `em` is its width.
    'font-size': String(size.width),
    role: 'img',
    'aria-label': label,
    'data-diagram': source.trim(),
  };
  setAll(svg, attributes);
  const all = document.createElementNS(svg.namespaceURI, 'g');
  setAll(all, COMMON);
  all.append(...svg.childNodes);
  svg.append(all);
  return new XMLSerializer().serializeToString(svg).replace(/>\s+</g, '><');
}
