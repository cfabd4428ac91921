import {targetOf} from '../shared/tabKeys';
import {whenHydrated} from './page';

/**
 * Tabs of a page that React has not taken over yet. Hydration keeps the attributes that it finds, and React reads what
 * was chosen from the same place: what is shown here stays as it is.
 */

const tabsOf = (list: Element) => [...list.children] as HTMLElement[];

/** Shows the tab of a value in a set, where it has one. */
function show(list: HTMLElement, value: string | null | undefined): void {
  const tabs = tabsOf(list);
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  tabs.forEach((tab, index) => {
    const isChosen = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isChosen);
    // The rest of a document may still be on its way.
    list.parentElement?.children[index + 1]?.toggleAttribute('hidden', !isChosen);
  });
}

const sets = () => document.querySelectorAll<HTMLElement>('[data-choice]');

/** Does what a click on a tab does. False where React has to do it again: the choice could not be kept for it. */
function choose(tab: HTMLElement, list: HTMLElement): boolean {
  const {choice = ''} = list.dataset;
  const value = tab.dataset.value ?? '';
  const {top} = tab.getBoundingClientRect();
  sets().forEach((other) => {
    if (other === list || (choice && other.dataset.choice === choice)) show(other, value);
  });
  // Other sets of its group change their height too: what was clicked stays where it is.
  scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  try {
    localStorage.setItem(choice, value);
    return choice !== '';
  } catch {
    return false;
  }
}

/** Shows what the reader has chosen on an earlier page, while the document is read: nothing moves later. */
function recall(): void {
  const showStored = () => {
    try {
      sets().forEach((list) => show(list, localStorage.getItem(list.dataset.choice ?? '')));
    } catch {
      // Storage is blocked: every set shows its first tab, here as in React.
    }
  };
  const observer = new MutationObserver(showStored);
  observer.observe(document, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => {
    showStored();
    observer.disconnect();
  });
}

/** Tabs by pointer and keys. `hold` has React do what could not be kept. */
export function tabs(hold: (element: HTMLElement, isShown: boolean) => void): void {
  recall();
  const onEvent = (event: MouseEvent | KeyboardEvent) => {
    const tab = (event.target as Element).closest?.<HTMLElement>('[data-choice] > [role="tab"]');
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const all = tabsOf(list);
    const key = event instanceof KeyboardEvent ? event.key : 'Enter';
    const target = targetOf(key, all.indexOf(tab), all.length);
    if (target !== undefined) all[target]?.focus();
    else if (key !== 'Enter' && key !== ' ') return;
    else if (!choose(tab, list)) hold(tab, true);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', onEvent, true);
  addEventListener('keydown', onEvent, true);
  whenHydrated(() => {
    removeEventListener('click', onEvent, true);
    removeEventListener('keydown', onEvent, true);
  });
}
