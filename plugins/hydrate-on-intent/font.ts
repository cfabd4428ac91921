/** Where the address of the font is kept: what has been fetched once is used from the first paint on. */
const KEY = 'docs-font';

/** Elements of a document that is laid out anew for the font in more than a moment: a tenth of a second on a phone. */
const LONG = 2000;

/** Of text that is in view, for the font: a hundredth is what counts as none. */
const SHIFT = 0.01;

/**
 * Paints the page first in a font of the reader's machine that is as wide (src/css/tokens.css), then fetches ours: what
 * is fetched before the first paint delays it. Where it would move what is in view, it is used from the next page on.
 * Without scripts the styles ask for the font themselves, and a reader who saves data does without.
 */
export function paintBeforeFont(): void {
  const root = document.documentElement;
  const known = recall();
  if (known) {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'preload', as: 'font', crossOrigin: 'anonymous', href: known});
    document.head.append(link);
    // A later deploy may have another one.
    addEventListener('load', remember);
    return;
  }
  root.dataset.font = 'later';
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean}};
  if (connection?.saveData) return;
  const fetch = async () => {
    const [face] = await document.fonts.load('1em "Instrument Sans"').catch(() => []);
    // What could not be fetched is asked for again on the next page.
    if (!face) return;
    remember();
    const show = () => delete root.dataset.font;
    if (document.getElementsByTagName('*').length < LONG) {
      const shift = seen();
      show();
      if (shift() < SHIFT) return;
    }
    // When nobody looks, or another page is turned to (src/lib/font.ts).
    root.dataset.font = 'next';
    addEventListener('visibilitychange', show, {once: true});
  };
  // Told when the first paint has been shown, and told again to those who ask later.
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    void fetch();
  }).observe({type: 'paint', buffered: true});
}

/**
 * How far the text in view has moved, asked later: about what browsers count as layout shift, the moved area times its
 * distance, as shares of the window. Of the main column alone: asking for the menu, too, takes several times as long.
 */
function seen(): () => number {
  const main = document.querySelector('main');
  const frame = main?.offsetParent;
  const top = main ? main.getBoundingClientRect().top - main.offsetTop : 0;
  // Of an element that goes on in a line, where it begins.
  const placeOf = ({offsetLeft: x, offsetTop: y, offsetWidth, offsetHeight}: HTMLElement) => ({
    x,
    y,
    area: offsetWidth * offsetHeight,
  });
  const places: [HTMLElement, ReturnType<typeof placeOf>][] = [];
  const visit = (parent?: Element | null) => {
    for (const element of parent?.children ?? []) {
      if (!(element instanceof HTMLElement)) continue;
      const y = top + element.offsetTop;
      const isIn = y < innerHeight && y + element.offsetHeight > 0;
      // What is in another frame is in view with it.
      if (!isIn && element.offsetParent === frame) continue;
      places.push([element, placeOf(element)]);
      // The font is none of a sample's.
      if (element.tagName !== 'PRE') visit(element);
    }
  };
  visit(main);
  return () => {
    const moved = new Set<Element | null>();
    let area = 0;
    let distance = 0;
    for (const [element, before] of places) {
      const isCarried = moved.has(element.parentElement);
      const after = placeOf(element);
      const path = Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y));
      // Less is no shift.
      if (isCarried || path > 2) moved.add(element);
      if (isCarried || path < 3) continue;
      area += before.area + after.area;
      distance = Math.max(distance, path);
    }
    return (area * distance) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
  };
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is blocked: every page is painted first.
    return null;
  }
}

function remember(): void {
  const names = performance.getEntriesByType('resource').map(({name}) => name);
  // What the styles ask for comes after what was known.
  const name = names.filter((one) => /-core-\w+\.woff2$/.test(one)).pop();
  try {
    if (name) localStorage.setItem(KEY, name);
  } catch {
    // The next page is painted first, too.
  }
}
