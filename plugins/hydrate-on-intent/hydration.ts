import {prefetchFirstAction} from './prefetch';
import {isGone, isHydrated, root, whenComplete} from './page';
import {showLoadFailure} from './load-failure';

const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];
const MAX_PAUSE = 30_000;
/** Maximum time that Docusaurus waits for the first hits of a search, in milliseconds. */
const MAX_HOLD = 2000;

export type Hydration = {
  /** Runs Docusaurus's scripts once the document is parsed. */
  start: () => void;
  /** Starts at the reader's first action. */
  startOnIntent: () => void;
  /** Delays Docusaurus until the search that opens has shown hits or is closed, or `MAX_HOLD` is over. */
  holdForSearch: () => void;
};

/**
 * Starts Docusaurus's scripts, which a `<template>` lists. They must not run before the document is parsed, since React
 * would hydrate half of it. Scripts that fail to load are requested again until they load.
 */
export function hydration(isAwaited: () => boolean): Hydration {
  let wanted: string[] = [];
  let isStarted = false;
  let pause = 500;
  let isFree = Promise.resolve();

  const run = () => {
    if (wanted.length === 0) wanted = listed();
    const failed: string[] = [];
    let left = wanted.length;
    const settle = () => {
      left -= 1;
      if (left === 0 && failed.length > 0) tryLater(failed);
      else if (left === 0) showLoadFailure('');
    };
    for (const src of wanted) {
      const script = document.createElement('script');
      script.src = src;
      // `async = false` runs them in document order, as `defer` does.
      script.async = false;
      script.onload = settle;
      script.onerror = () => {
        // Rspack would wait for a script element that it finds in the page.
        script.remove();
        failed.push(src);
        settle();
      };
      document.head.append(script);
    }
  };

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    INTENT.forEach((type) => removeEventListener(type, start, true));
    void isFree.then(() => {
      if (document.readyState === 'loading') listed().forEach(preload);
      whenComplete(run);
    });
  };

  const holdForSearch = () => {
    if (isStarted) return;
    isFree = new Promise((resolve) => {
      const free = () => resolve();
      addEventListener('docs:hits', free, {once: true});
      addEventListener('close', free, {once: true, capture: true});
      setTimeout(free, MAX_HOLD);
    });
  };

  const startOnIntent = () =>
    // Passive, so that the listeners never delay scrolling.
    INTENT.forEach((type) => addEventListener(type, start, {capture: true, passive: true}));

  const tryLater = (failed: string[]) => {
    if (isHydrated()) return;
    wanted = failed;
    delete root.dataset.waits;
    void isGone(failed[0] ?? '').then((gone) => showLoadFailure(gone ? 'updated' : 'offline'));
    pause = Math.min(pause * 2, MAX_PAUSE);
    setTimeout(() => {
      isStarted = false;
      if (isAwaited()) start();
      else startOnIntent();
    }, pause);
  };

  prefetchFirstAction(listed, () => !isStarted);
  return {start, startOnIntent, holdForSearch};
}

/** The list is in the head below this script. It is absent with `HYDRATE=load`. */
function listed(): string[] {
  const list = document.getElementById('docs-scripts')?.dataset.src;
  return list ? list.split(' ') : [];
}

function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), {rel: 'preload', as: 'script', href}),
  );
}
