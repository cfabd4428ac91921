import {micromark} from 'micromark';
import {gfmTable, gfmTableHtml} from 'micromark-extension-gfm-table';

export type Site = {
  /** Origin of the site in links of Markdown exports. Such links become relative. */
  origin: string;
};

/**
 * Converts Markdown to HTML that is safe to insert: it escapes HTML, replaces images with their alt
 * text, and removes links other than HTTP(S), relative to the root, or to an anchor.
 */
export function toHtml(md: string, {origin}: Site): string {
  const template = document.createElement('template');
  template.innerHTML = micromark(md, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  const {content} = template;
  content.querySelectorAll('img').forEach((image) => image.replaceWith(image.alt));
  content.querySelectorAll('a').forEach((link) => {
    const href = link.getAttribute('href') ?? '';
    const isOwn = href.startsWith(`${origin}/`);
    // `//host/path` leads to another site, although it begins with a slash.
    if (isOwn || /^(?:#|\/(?!\/))/.test(href)) {
      link.setAttribute('href', isOwn ? href.slice(origin.length) : href);
    } else if (/^(?:https?:|\/\/)/.test(href)) {
      link.target = '_blank';
      link.rel = 'noopener';
    } else {
      link.replaceWith(...link.childNodes);
    }
  });
  content.querySelectorAll('table').forEach((table) => {
    const scroll = wrap(table, 'div');
    scroll.tabIndex = 0;
    scroll.setAttribute('role', 'group');
    scroll.setAttribute('aria-label', 'Table');
  });
  content.querySelectorAll('pre').forEach((pre) => {
    pre.tabIndex = 0;
    const copy = document.createElement('button');
    copy.type = 'button';
    // Kept as an attribute, because `color` replaces the lines with elements that have no line
    // breaks.
    copy.dataset['copy'] = (pre.textContent ?? '').replace(/\n$/, '');
    copy.textContent = 'Copy';
    wrap(pre, 'figure').append(copy);
  });
  return template.innerHTML;
}

function wrap(element: Element, name: 'div' | 'figure'): HTMLElement {
  const outer = document.createElement(name);
  element.replaceWith(outer);
  outer.append(element);
  return outer;
}

const pages = new Map<string, Promise<Map<string, Element>>>();

/**
 * Returns the highlighted code samples of a page, by their text without white space. Rejects if the
 * page cannot be loaded.
 */
function samplesOf(route: string): Promise<Map<string, Element>> {
  let samples = pages.get(route);
  if (!samples) {
    samples = fetch(route)
      .then((response) => response.text())
      .then((html) => {
        const found = new DOMParser().parseFromString(html, 'text/html');
        return new Map(
          [...found.querySelectorAll('pre code')].map((code) => [textOf(code), code] as const),
        );
      });
    pages.set(route, samples);
    samples.catch(() => pages.delete(route));
  }
  return samples;
}

const textOf = (code: Element): string => (code.textContent ?? '').replace(/\s+/g, '');

/**
 * Replaces code samples with the highlighted ones of their page. Leaves them plain if the page
 * cannot be loaded.
 */
export async function color(element: HTMLElement, route: string): Promise<void> {
  const codes = [...element.querySelectorAll('pre code')];
  if (codes.length === 0) return;
  const samples = await samplesOf(route).catch(() => undefined);
  for (const code of codes) {
    const colored = samples?.get(textOf(code));
    if (colored && code.isConnected) {
      code.replaceChildren(
        ...[...colored.childNodes].map((node) => document.importNode(node, true)),
      );
    }
  }
}
