import {labelOf, nameOf, nextChoice} from '../shared/colorMode';
import {isHydrated, root, whenComplete, whenHydrated} from './page';

type Choice = 'light' | 'dark' | null;

const choiceOf = (text: string | null | undefined): Choice =>
  text === 'light' || text === 'dark' ? text : null;

/**
 * Runs the color mode until React hydrates the page: follows the system and other tabs, and handles the button. When
 * Docusaurus starts, it reads both attributes of the root element, so the choice stays.
 */
export function followColorMode(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  // The value is the localStorage key. Without `respectPrefersColorScheme` no button has this attribute, and the button
  // waits for React.
  const button = () => document.querySelector<HTMLElement>('[data-color-mode]');
  const current = () => choiceOf(root.dataset.themeChoice);

  // Changes attributes only: React reports a hydration error if text differs.
  const label = () => {
    button()?.setAttribute('title', labelOf(current()));
    button()?.setAttribute('aria-label', nameOf(current()));
  };
  const show = (choice: Choice) => {
    root.dataset.theme = choice ?? (system.matches ? 'dark' : 'light');
    root.dataset.themeChoice = choice ?? 'system';
    label();
  };

  const onSystem = () => button() && current() === null && show(null);
  const onStorage = ({key, newValue}: StorageEvent) => {
    const own = button()?.dataset.colorMode;
    if (own && (key === own || key === null)) show(choiceOf(newValue));
  };
  const onClick = ({target}: Event) => {
    const key = (target as Element).closest<HTMLElement>('[data-color-mode]')?.dataset.colorMode;
    if (!key) return;
    const choice = nextChoice(current(), true);
    show(choice);
    try {
      if (choice) localStorage.setItem(key, choice);
      else localStorage.removeItem(key);
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  };

  system.addEventListener('change', onSystem);
  addEventListener('storage', onStorage);
  addEventListener('click', onClick, true);
  whenComplete(() => isHydrated() || label());
  whenHydrated(() => {
    system.removeEventListener('change', onSystem);
    removeEventListener('storage', onStorage);
    removeEventListener('click', onClick, true);
  });
}
