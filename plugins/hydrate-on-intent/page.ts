export const root = document.documentElement;

export const isHydrated = (): boolean => root.dataset.hasHydrated === 'true';

/** Calls back once the document is complete: from then on all of it is there. */
export function whenComplete(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}

/** Calls back once React has taken the page over. */
export function whenHydrated(callback: () => void): void {
  new MutationObserver((_, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    callback();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}

/** Whether a script is gone for good: a new build has other names. */
export function isGone(src: string): Promise<boolean> {
  return fetch(src, {method: 'HEAD', cache: 'no-store'}).then(
    ({status}) => status === 404,
    () => false,
  );
}
