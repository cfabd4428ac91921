import {prefetchFirstAction} from './prefetch';
import {isGone, isHydrated, root, whenComplete} from './page';
import {notice} from './notice';

const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];
const MAX_PAUSE = 30_000;
/** Docusaurus waits at most this long for the first hits of a search, in milliseconds. */
const MAX_HOLD = 2000;

export type Starter = {
  /** Runs Docusaurus's scripts, as soon as the document is complete. */
  start: () => void;
  /** Starts at the reader's first action. */
  startOnIntent: () => void;
  /** Leaves network and processor to a search that opens, until it has shown hits or is closed; not for long. */
  letSearchFirst: () => void;
};

/**
 * Docusaurus's scripts, which a template element lists. They run once the document is complete, never before: React
 * would take half of it over. What does not arrive is asked for again, until it does.
 */
export function starter(isAwaited: () => boolean): Starter {
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
      else if (left === 0) notice('');
    };
    for (const src of wanted) {
      const script = document.createElement('script');
      script.src = src;
      // Not async: they run in the order in which they stand, as deferred ones do.
      script.async = false;
      script.onload = settle;
      script.onerror = () => {
        // Rspack would wait for a script that it finds in the page.
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

  const letSearchFirst = () => {
    if (isStarted) return;
    isFree = new Promise((resolve) => {
      const free = () => resolve();
      addEventListener('docs:hits', free, {once: true});
      addEventListener('close', free, {once: true, capture: true});
      setTimeout(free, MAX_HOLD);
    });
  };

  const startOnIntent = () =>
    // Passive: showing intent never delays a scroll.
    INTENT.forEach((type) => addEventListener(type, start, {capture: true, passive: true}));

  const tryLater = (failed: string[]) => {
    if (isHydrated()) return;
    wanted = failed;
    delete root.dataset.waits;
    void isGone(failed[0] ?? '').then((gone) => notice(gone ? 'updated' : 'offline'));
    pause = Math.min(pause * 2, MAX_PAUSE);
    setTimeout(() => {
      isStarted = false;
      if (isAwaited()) start();
      else startOnIntent();
    }, pause);
  };

  prefetchFirstAction(listed, () => !isStarted);
  return {start, startOnIntent, letSearchFirst};
}

/** Below this script in the head; none where Docusaurus's scripts come with the page. */
function listed(): string[] {
  const list = document.getElementById('docs-scripts')?.dataset.src;
  return list ? list.split(' ') : [];
}

function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), {rel: 'preload', as: 'script', href}),
  );
}
