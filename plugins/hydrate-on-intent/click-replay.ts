import {isHydrated, root, whenHydrated} from './page';

/**
 * Elements that need React when clicked. Links, `<details>` and forms work without it, and so do the elements that the
 * other files here handle.
 */
const CLICKABLE = 'button, [role="button"], [role="tab"]';
const WORKS_ALONE =
  'a[href], dialog, #docs-notice, [data-open], [data-color-mode], [data-copy], [data-choice] > *, [type="submit"]';

export type ClickReplay = {
  /**
   * Stores a clicked element, and clicks it again after hydration. `isShown`: the click has had its visible effect
   * already.
   */
  replayLater: (element: HTMLElement, isShown?: boolean) => void;
  /** Whether a click waits for hydration. */
  isPending: () => boolean;
};

/** Replays clicks: stores those that need React and come before it, and repeats them after hydration. */
export function clickReplay(start: () => void): ClickReplay {
  const pending: HTMLElement[] = [];

  const replayLater = (element: HTMLElement, isShown = false) => {
    pending.push(element);
    // Shows a progress bar if hydration takes long (src/css/vendor.css).
    if (!isShown) root.dataset.waits = '';
    start();
  };

  const onClick = (event: Event) => {
    const element = (event.target as Element).closest<HTMLElement>(CLICKABLE);
    if (!element || element.closest(WORKS_ALONE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    replayLater(element);
  };

  if (!isHydrated()) addEventListener('click', onClick, true);
  whenHydrated(() => {
    removeEventListener('click', onClick, true);
    delete root.dataset.waits;
    // Hydration keeps the elements. One that is gone belonged to a page that the reader has left.
    pending.splice(0).forEach((element) => element.isConnected && element.click());
  });
  return {replayLater, isPending: () => pending.length > 0};
}
