import {isHydrated, root, whenHydrated} from './page';

/** Links, disclosures and forms work by themselves, and so do the elements that the other files here know. */
const PRESSABLE = 'button, [role="button"], [role="tab"]';
const WORKS_ALONE =
  'a[href], dialog, #docs-notice, [data-open], [data-color-mode], [data-choice] > *, [type="submit"]';

export type Presses = {
  /** Remembers an element that was pressed, and presses it once React has taken the page over. */
  hold: (element: HTMLElement, isShown?: boolean) => void;
  /** Whether something is waiting to be done. */
  isAwaited: () => boolean;
};

/** Remembers presses that need React and come before it, and does them once React has taken the page over. */
export function presses(start: () => void): Presses {
  const held: HTMLElement[] = [];

  const hold = (element: HTMLElement, isShown = false) => {
    held.push(element);
    // A bar, for what takes a while (src/css/vendor.css).
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
    // Elements stay when React takes them over; one that is gone is of a page that was left.
    held.splice(0).forEach((element) => element.isConnected && element.click());
  });
  return {hold, isAwaited: () => held.length > 0};
}
