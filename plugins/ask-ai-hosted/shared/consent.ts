const KEY = 'docs-ask-hosted-consent';

/**
 * Whether the reader agreed that questions are sent to the vendor. Stored in the browser; if storage is blocked, the
 * site asks each time.
 */
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
    // Storage is blocked: the agreement holds for this page only.
  }
}
