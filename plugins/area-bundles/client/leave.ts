import {hasRoute} from './table';

let isLeaving = false;

/**
 * Makes the browser load pages of other areas, which the router's table does not have. The router first writes the URL,
 * so this wraps `history.pushState` and `replaceState`.
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
  // The browser restored this page from its back/forward cache.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/** Keeps the current page on the screen until the document of the next area has loaded. */
export function stayWhileLeaving<T extends {preload: () => Promise<unknown>}>(component: T): T {
  const preload = component.preload.bind(component);
  return Object.assign(component, {
    preload: (): Promise<unknown> => (isLeaving ? new Promise(() => {}) : preload()),
  });
}
