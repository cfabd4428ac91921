import {addScript} from './script';

type Manager = {ToggleInfoDisplay?: () => void};

declare global {
  interface Window {
    OneTrust?: Manager;
    /** Categories that the reader allows, for example `,C0001,C0002,`. */
    OnetrustActiveGroups?: string;
    /** Called by OneTrust when it is ready, and after each change. */
    OptanonWrapper?: () => void;
  }
}

/** Event on `window` by which another consent manager reports its answer, with `detail: {analytics: boolean}`. */
export const CONSENT_EVENT = 'docs:consent';
/** Event on `window` when the reader opens the cookie settings; a manager that shows its own calls `preventDefault`. */
export const SETTINGS_EVENT = 'docs:cookie-settings';

/** Whether a list of allowed categories contains a category. */
export function hasCategory(groups: string | undefined, category: string): boolean {
  return (groups ?? '').split(',').includes(category);
}

/** Loads a consent manager and reports its answers. Until it answers, nothing is allowed. */
export function watchManager(
  {url, id, category}: {url: string; id?: string; category: string},
  onChange: (isAllowed: boolean) => void,
): void {
  const before = window.OptanonWrapper;
  window.OptanonWrapper = () => {
    before?.();
    onChange(hasCategory(window.OnetrustActiveGroups, category));
  };
  window.addEventListener(CONSENT_EVENT, (event) => {
    onChange((event as CustomEvent<{analytics?: unknown}>).detail?.analytics === true);
  });
  void addScript(url, id === undefined ? {} : {domainScript: id}).catch(() => {
    // The manager did not load: the button in the footer opens the site's own settings.
    onChange(false);
  });
}

/** Opens the settings of the consent manager; false if there is none. */
export function openManager(): boolean {
  const isTaken = !window.dispatchEvent(new CustomEvent(SETTINGS_EVENT, {cancelable: true}));
  if (isTaken) return true;
  if (!window.OneTrust?.ToggleInfoDisplay) return false;
  window.OneTrust.ToggleInfoDisplay();
  return true;
}
