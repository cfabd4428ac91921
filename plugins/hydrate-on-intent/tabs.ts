/**
 * Tabs of a page that the framework has not taken over yet. Hydration keeps the attributes that it finds, and the
 * framework reads what was chosen from the same place: what is shown here stays as it is.
 */

type ValueOf = (choice: string) => string | null | undefined;

/** Shows in each set the tab of a value, where it has one. */
function show(valueOf: ValueOf): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-choice]')) {
    const value = valueOf(list.dataset.choice ?? '');
    const tabs = [...list.children] as HTMLElement[];
    if (!tabs.some((tab) => tab.dataset.value === value)) continue;
    tabs.forEach((tab, index) => {
      const isChosen = tab.dataset.value === value;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      tab.classList.toggle('tabs__item--active', isChosen);
      // The rest of a document may still be on its way.
      list.parentElement?.children[index + 1]?.toggleAttribute('hidden', !isChosen);
    });
  }
}

/** Does what a click on a tab does. False for anything else, and for a tab whose set is not kept: it has to wait. */
export function chooseTab(tab: HTMLElement): boolean {
  const chosen = tab.parentElement?.dataset.choice;
  const {value} = tab.dataset;
  if (!chosen || !value) return false;
  const {top} = tab.getBoundingClientRect();
  show((choice) => (choice === chosen ? value : null));
  // Other sets of its group change their height too: what was clicked stays where it is.
  scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  try {
    localStorage.setItem(chosen, value);
  } catch {
    // Storage is blocked: the click is done again when the framework is there.
  }
  return true;
}

/** Shows what the reader has chosen on an earlier page, while the document is read: nothing moves later. */
export function recallTabs(): void {
  const recall: ValueOf = (choice) => {
    try {
      return localStorage.getItem(choice);
    } catch {
      // Storage is blocked: every set shows its first tab, here as in the framework.
      return null;
    }
  };
  const observer = new MutationObserver(() => show(recall));
  observer.observe(document, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => {
    show(recall);
    observer.disconnect();
  });
}
