import {chooseTab} from './tabs';

/**
 * A guide page is finished as HTML and CSS. The framework's scripts, listed in the template element, are fetched and
 * run when the reader shows intent. What is pressed before they have run is held back and done afterwards; a tab shows
 * its panel at once. Until they have arrived the page is a page without scripts, and asks for them again.
 */
export function hydrateOnIntent(): void {
  const root = document.documentElement;
  const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];
  const PRESSABLE = 'button, summary, [role="button"], [role="tab"]';
  let held: {redo: () => void; isNative: boolean}[] = [];
  let wanted = document.getElementById('docs-scripts')?.dataset.src?.split(' ') ?? [];
  let isLoading = false;
  let pause = 500;
  let isSearchAsked = false;

  const start = () => {
    if (isLoading) return;
    isLoading = true;
    INTENT.forEach((type) => removeEventListener(type, start, true));
    const failed: string[] = [];
    let left = wanted.length;
    const settle = () => {
      left -= 1;
      if (left === 0 && failed.length) tryLater(failed);
    };
    for (const src of wanted) {
      const script = document.createElement('script');
      script.src = src;
      // Not async: they run in the order in which they stand, as deferred ones do.
      script.async = false;
      script.onload = settle;
      script.onerror = () => {
        // The framework would wait for a script that it finds in the page.
        script.remove();
        failed.push(src);
        settle();
      };
      document.head.append(script);
    }
  };

  // What did not arrive is asked for again: for what was pressed at once, otherwise when the reader does something.
  const tryLater = (failed: string[]) => {
    if (isDone()) return;
    wanted = failed;
    const waiting = held;
    held = waiting.filter(({isNative}) => !isNative);
    if (!held.length) delete root.dataset.waits;
    pause = Math.min(pause * 2, 30_000);
    waiting.forEach(({isNative, redo}) => isNative && redo());
    setTimeout(() => {
      isLoading = false;
      if (held.length) start();
      else listen();
    }, pause);
  };

  const isDone = () => root.dataset.hasHydrated === 'true';

  const listen = () =>
    // Passive: showing intent never delays a scroll.
    INTENT.forEach((type) => addEventListener(type, start, {capture: true, passive: true}));

  const hold = (event: Event, redo: () => void, {isNative = false, isShown = false} = {}) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({redo, isNative});
    // A bar, for what takes a while (src/css/vendor.css).
    if (!isShown) root.dataset.waits = '';
    start();
  };

  // Hydration replaces some elements (a tab set is made anew once storage can be read): find the like by its place.
  const placeOf = (element: Element): number[] => {
    const parent = element.parentElement;
    return parent ? [...placeOf(parent), Array.from(parent.children).indexOf(element)] : [];
  };

  const press = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>(PRESSABLE);
    // Links work without scripts; a button inside a link's row is still a button.
    if (!target || target.closest('a[href]')) return;
    const isNative = target.tagName === 'SUMMARY';
    // The browser opens it by itself, which is better than waiting for scripts that do not come.
    if (isNative && pause > 500) return;
    const isShown = chooseTab(target);
    const place = placeOf(target);
    hold(
      event,
      () => {
        const now = target.isConnected
          ? target
          : place.reduce<Element | undefined>((parent, i) => parent?.children[i], root);
        if (now?.tagName === target.tagName) (now as HTMLElement).click();
      },
      {isNative, isShown},
    );
  };

  const onKey = (event: KeyboardEvent) => {
    const typing = (event.target as Element).closest?.(
      'input, textarea, select, [contenteditable]',
    );
    const shortcut =
      event.key === '/' || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
    if (typing) return;
    const {key, code, ctrlKey, metaKey} = event;
    // A button is clicked by its keys, a tab is not.
    const isTab = (event.target as Element).matches?.('[role="tab"]');
    if (isTab && (key === 'Enter' || key === ' ')) return press(event);
    // After the key that opens the search comes the query.
    const isQuery =
      isSearchAsked &&
      (key.length === 1 || key === 'Backspace') &&
      !ctrlKey &&
      !metaKey &&
      !event.altKey;
    if (!shortcut && !isQuery) return;
    isSearchAsked = true;
    hold(event, () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code,
          ctrlKey,
          metaKey,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
  };

  const finish = () => {
    observer.disconnect();
    delete root.dataset.waits;
    removeEventListener('click', press, true);
    removeEventListener('keydown', onKey, true);
    held.splice(0).forEach(({redo}) => redo());
  };
  const observer = new MutationObserver(() => {
    if (isDone()) finish();
  });
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});

  addEventListener('click', press, true);
  addEventListener('keydown', onKey, true);
  listen();
  // A reader who comes back to a hash or with a question wants the page to act at once.
  if (/[?&](ask|q)=/.test(location.search)) start();
}
