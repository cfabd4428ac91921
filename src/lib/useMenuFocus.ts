import {type RefObject, useEffect, useRef} from 'react';

type Menu = {
  shown: boolean;
  close: () => void;
};

/** Siblings of the element and of its ancestors, which the open menu covers. */
function outside(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const beside = Array.from(parent.children).filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child !== element && child.role !== 'presentation',
  );
  return [...beside, ...outside(parent)];
}

/** Traps the focus in an open menu, since the menu covers the page. Escape closes it and returns the focus. */
export function useMenuFocus({shown, close}: Menu): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const menu = place.current?.closest('.navbar-sidebar');
    if (!shown || !menu) return undefined;
    const before = document.activeElement;
    const covered = outside(menu).filter((element) => !element.inert);
    covered.forEach((element) => (element.inert = true));
    // The menu cannot be focused before the first frame of its transition.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus(),
      ),
    );
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    document.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKey);
      covered.forEach((element) => (element.inert = false));
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [shown]);
  return place;
}
