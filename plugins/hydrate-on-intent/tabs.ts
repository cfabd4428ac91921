import {targetOf} from '../shared/tabKeys';
import {whenHydrated} from './page';

/**
 * Tabs before hydration. Hydration keeps the attributes that it finds, and React reads the stored choice from the same
 * localStorage key, so the shown tab stays.
 */

const tabsOf = (list: Element) => [...list.children] as HTMLElement[];

/** Shows the tab with this value, if the tab set has it. */
function show(list: HTMLElement, value: string | null | undefined): void {
  const tabs = tabsOf(list);
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  tabs.forEach((tab, index) => {
    const isChosen = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isChosen);
    // The document may not be parsed completely.
    list.parentElement?.children[index + 1]?.toggleAttribute('hidden', !isChosen);
  });
}

const sets = () => document.querySelectorAll<HTMLElement>('[data-choice]');

/**
 * Chooses a tab as a click in React does. Returns false if React has to repeat it, because the choice could not be
 * stored.
 */
function choose(tab: HTMLElement, list: HTMLElement): boolean {
  const {choice = ''} = list.dataset;
  const value = tab.dataset.value ?? '';
  const {top} = tab.getBoundingClientRect();
  sets().forEach((other) => {
    if (other === list || (choice && other.dataset.choice === choice)) show(other, value);
  });
  // Other tab sets of the same group change their height too: keep the clicked tab where it is.
  scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  try {
    localStorage.setItem(choice, value);
    return choice !== '';
  } catch {
    return false;
  }
}

/** Shows the stored tabs while the document is parsed, so that nothing moves later. */
function recall(): void {
  const showStored = () => {
    try {
      sets().forEach((list) => show(list, localStorage.getItem(list.dataset.choice ?? '')));
    } catch {
      // Storage is blocked: every tab set shows its first tab, as in React.
    }
  };
  const observer = new MutationObserver(showStored);
  observer.observe(document, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => {
    showStored();
    observer.disconnect();
  });
}

/** Handles pointer and keys on tabs until hydration. `replayLater` replays a choice that could not be stored. */
export function tabs(replayLater: (element: HTMLElement, isShown: boolean) => void): void {
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
    else if (!choose(tab, list)) replayLater(tab, true);
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
