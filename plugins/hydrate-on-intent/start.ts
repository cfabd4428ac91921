import {isFrugal} from '../shared/frugal';
import {isGone, isHydrated, root, whenComplete} from './page';
import {notice} from './notice';

const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];
const MAX_PAUSE = 30_000;

export type Starter = {
  /** Runs Docusaurus's scripts, as soon as the document is complete. */
  start: () => void;
  /** Starts at the reader's first action. */
  startOnIntent: () => void;
};

/**
 * Docusaurus's scripts, which a template element lists. They run once the document is complete, never before: React
 * would take half of it over. What does not arrive is asked for again, until it does.
 */
export function starter(isAwaited: () => boolean): Starter {
  let wanted: string[] = [];
  let isStarted = false;
  let pause = 500;

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
    if (document.readyState === 'loading') fetchAhead(listed(), 'preload');
    whenComplete(run);
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

  addEventListener('load', () => {
    // Safari has no idle callback.
    const whenIdle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1000));
    whenIdle(() => {
      const {search, worker} = window.docsSite;
      const files = [search, worker, ...listed()].filter((src) => src !== undefined);
      if (!isStarted && !isFrugal()) fetchAhead(files, 'prefetch');
    });
  });
  return {start, startOnIntent};
}

/** Below this script in the head; none where Docusaurus's scripts come with the page. */
function listed(): string[] {
  const list = document.getElementById('docs-scripts')?.dataset.src;
  return list ? list.split(' ') : [];
}

function fetchAhead(sources: readonly string[], rel: 'preload' | 'prefetch'): void {
  for (const href of sources)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel,
        href,
        ...(rel === 'preload' && {as: 'script'}),
      }),
    );
}
