/** Addresses within the site that a file of a build asks for: whatever a browser would fetch or follow. */
import {Parser} from 'htmlparser2';

/** Attributes that hold one address. */
const SINGLE = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'cite', 'ping']);

const isOfSite = (address: string): boolean => /^\/(?!\/)/.test(address);

/** Addresses in a style sheet: fonts, pictures, other style sheets. */
export function addressesInCss(css: string): string[] {
  return [
    ...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/g),
    ...css.matchAll(/@import\s+(?:"([^"]*)"|'([^']*)')/g),
  ]
    .map(([, ...forms]) => forms.find((form) => form !== undefined) ?? '')
    .filter(isOfSite);
}

/**
 * Addresses in a page. `origin`: the site's own, which what the page says of itself begins with (canonical, social
 * image). A link may lead to another site at the same origin.
 */
export function addressesInHtml(html: string, origin: string): string[] {
  const found: string[] = [];
  const add = (address: string): void => {
    if (isOfSite(address)) found.push(address);
  };
  const addOwn = (address: string): void =>
    add(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
  let inStyle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      inStyle = name === 'style';
      for (const [key, value] of Object.entries(attributes)) {
        if (name === 'link' && key === 'href') addOwn(value);
        else if (SINGLE.has(key) || key === 'xlink:href') add(value.trim());
        else if (key === 'srcset')
          value.split(',').forEach((one) => add(one.trim().split(/\s+/)[0] ?? ''));
        // The list of scripts that the loader fetches (plugins/hydrate-on-intent).
        else if (key === 'data-src') value.split(/\s+/).forEach(add);
        else if (key === 'style') addressesInCss(value).forEach(add);
        else if (key === 'content') addOwn(value.replace(/^\d+;\s*url=/i, '').trim());
      }
    },
    ontext(text) {
      if (inStyle) addressesInCss(text).forEach(add);
    },
    onclosetag() {
      inStyle = false;
    },
  });
  parser.write(html);
  parser.end();
  return found;
}

/** Addresses that are not under a base, and those whose slashes are doubled. */
export function strays(addresses: readonly string[], base: string): string[] {
  const bare = base.replace(/\/$/, '');
  return addresses.filter((address) => {
    const [path = ''] = address.split(/[?#]/);
    return (path !== bare && !path.startsWith(base)) || path.includes('//');
  });
}
