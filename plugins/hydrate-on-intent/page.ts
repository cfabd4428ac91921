export const root = document.documentElement;

export const isHydrated = (): boolean => root.dataset.hasHydrated === 'true';

/** Calls back once the document is parsed. */
export function whenComplete(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}

/** Calls back once React has hydrated the page. */
export function whenHydrated(callback: () => void): void {
  new MutationObserver((_, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    callback();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}

/** Whether a script no longer exists on the server, because a deploy replaced it. */
export function isGone(src: string): Promise<boolean> {
  return fetch(src, {method: 'HEAD', cache: 'no-store'}).then(
    ({status}) => status === 404,
    () => false,
  );
}
