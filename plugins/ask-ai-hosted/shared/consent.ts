const KEY = 'docs-ask-hosted-consent';

/** Whether the reader has agreed that questions go to the vendor. Kept in the browser; asked again where storage is blocked. */
export function hasConsent(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function giveConsent(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // The agreement holds for this use.
  }
}
