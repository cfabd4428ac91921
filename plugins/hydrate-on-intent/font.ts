/** Where the address of the font is kept: what has been fetched once is used from the first paint on. */
const KEY = 'docs-font';

/** Elements of a document that is laid out anew for the font in more than a moment: a tenth of a second on a phone. */
const LONG = 2000;

/**
 * Paints the page first in a font of the reader's machine that is as wide (src/css/tokens.css), then fetches ours: what
 * is fetched before the first paint delays it. Without scripts the styles ask for the font themselves, and a reader who
 * saves data does without.
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
    if (document.getElementsByTagName('*').length < LONG) return show();
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
