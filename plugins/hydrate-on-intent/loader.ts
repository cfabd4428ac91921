/**
 * Runs in the page: template.ts compiles this file and inlines the result.
 *
 * A guide page is finished as HTML and CSS. The framework's scripts, listed in the template element, are fetched and
 * run when the reader shows intent. What is pressed before they have run is held back and done afterwards.
 */
function hydrateOnIntent(): void {
  const root = document.documentElement;
  const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];
  const PRESSABLE = 'button, summary, [role="button"], [role="tab"]';
  const held: (() => void)[] = [];
  let started = false;
  let isSearchAsked = false;

  const start = () => {
    if (started) return;
    started = true;
    INTENT.forEach((type) => removeEventListener(type, start, true));
    const list = document.getElementById('docs-scripts')?.dataset.src ?? '';
    for (const src of list.split(' ').filter(Boolean)) {
      const script = document.createElement('script');
      script.src = src;
      // Not async: they run in the order in which they stand, as deferred ones do.
      script.async = false;
      document.head.append(script);
    }
  };

  const hold = (event: Event, redo: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(redo);
    start();
  };

  // Hydration replaces some elements (a tab set is made anew once storage can be read): find the like by its place.
  const placeOf = (element: Element): number[] => {
    const parent = element.parentElement;
    return parent ? [...placeOf(parent), Array.from(parent.children).indexOf(element)] : [];
  };

  const onClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>(PRESSABLE);
    // Links work without scripts; a button inside a link's row is still a button.
    if (!target || target.closest('a[href]')) return;
    const place = placeOf(target);
    hold(event, () => {
      const now = target.isConnected
        ? target
        : place.reduce<Element | undefined>((parent, i) => parent?.children[i], root);
      if (now?.tagName === target.tagName) (now as HTMLElement).click();
    });
  };

  const onKey = (event: KeyboardEvent) => {
    const typing = (event.target as Element).closest?.(
      'input, textarea, select, [contenteditable]',
    );
    const shortcut =
      event.key === '/' || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
    if (typing) return;
    const {key, code, ctrlKey, metaKey} = event;
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
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    held.splice(0).forEach((redo) => redo());
  };
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') finish();
  });
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  // Passive: showing intent never delays a scroll.
  INTENT.forEach((type) => addEventListener(type, start, {capture: true, passive: true}));
  // A reader who comes back to a hash or with a question wants the page to act at once.
  if (/[?&](ask|q)=/.test(location.search)) start();
}

hydrateOnIntent();
