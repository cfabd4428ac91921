import {hasRoute} from './table';

let isLeaving = false;

/**
 * Has the browser load a page of another area, which the router cannot show. The router writes the address first, so
 * this replaces the functions that write it.
 */
export function leaveForOtherAreas(): void {
  for (const [method, go] of [
    ['pushState', 'assign'],
    ['replaceState', 'replace'],
  ] as const) {
    const write = window.history[method].bind(window.history);
    window.history[method] = (data, unused, to) => {
      const url = new URL(to ?? '', window.location.href);
      const {pathname} = window.location;
      if (url.pathname === pathname || hasRoute(url.pathname)) return write(data, unused, to);
      isLeaving = true;
      window.location[go](url.href);
      return undefined;
    };
  }
  // A page that the browser brings back as it was goes on.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/** The page that is shown stays until the document of the next one is there. */
export function stayWhileLeaving<T extends {preload: () => Promise<unknown>}>(component: T): T {
  const preload = component.preload.bind(component);
  return Object.assign(component, {
    preload: (): Promise<unknown> => (isLeaving ? new Promise(() => {}) : preload()),
  });
}
