import {addScript} from './script';

type Manager = {ToggleInfoDisplay?: () => void};

declare global {
  interface Window {
    OneTrust?: Manager;
    /** Categories that the reader allows: `,C0001,C0002,`. */
    OnetrustActiveGroups?: string;
    /** Called by the manager when it is ready, and after each change. */
    OptanonWrapper?: () => void;
  }
}

/** Fired on the window by any other manager, or by the few lines that connect it: `detail: {analytics: boolean}`. */
export const CONSENT_EVENT = 'docs:consent';
/** Fired on the window when the reader wants to see the settings; a manager that shows its own prevents the default. */
export const SETTINGS_EVENT = 'docs:cookie-settings';

/** Whether a list of allowed categories has one. */
export function hasCategory(groups: string | undefined, category: string): boolean {
  return (groups ?? '').split(',').includes(category);
}

/** Loads a consent manager and passes on what it says. Until it speaks nothing is allowed; if it never does, nothing ever is. */
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
    // The button in the footer then shows the site's own settings.
    onChange(false);
  });
}

/** Whether the manager shows its settings. */
export function openManager(): boolean {
  const isTaken = !window.dispatchEvent(new CustomEvent(SETTINGS_EVENT, {cancelable: true}));
  if (isTaken) return true;
  if (!window.OneTrust?.ToggleInfoDisplay) return false;
  window.OneTrust.ToggleInfoDisplay();
  return true;
}
