import {isHydrated, root, whenHydrated} from './page';

/**
 * Elements that need React when clicked. Links, `<details>` and forms work without it, and so do the elements that the
 * other files here handle.
 */
const PRESSABLE = 'button, [role="button"], [role="tab"]';
const WORKS_ALONE =
  'a[href], dialog, #docs-notice, [data-open], [data-color-mode], [data-choice] > *, [type="submit"]';

export type Presses = {
  /**
   * Stores a clicked element, and clicks it again after hydration. `isShown`: the click has had its visible effect
   * already.
   */
  hold: (element: HTMLElement, isShown?: boolean) => void;
  /** Whether a click waits for hydration. */
  isAwaited: () => boolean;
};

/** Replays clicks: stores those that need React and come before it, and repeats them after hydration. */
export function presses(start: () => void): Presses {
  const held: HTMLElement[] = [];

  const hold = (element: HTMLElement, isShown = false) => {
    held.push(element);
    // Shows a progress bar if hydration takes long (src/css/vendor.css).
    if (!isShown) root.dataset.waits = '';
    start();
  };

  const onClick = (event: Event) => {
    const element = (event.target as Element).closest<HTMLElement>(PRESSABLE);
    if (!element || element.closest(WORKS_ALONE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hold(element);
  };

  if (!isHydrated()) addEventListener('click', onClick, true);
  whenHydrated(() => {
    removeEventListener('click', onClick, true);
    delete root.dataset.waits;
    // Hydration keeps the elements. One that is gone belonged to a page that the reader has left.
    held.splice(0).forEach((element) => element.isConnected && element.click());
  });
  return {hold, isAwaited: () => held.length > 0};
}
