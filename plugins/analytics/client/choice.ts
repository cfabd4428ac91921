const KEY = 'docs-analytics-consent';

/** The reader's answer to the site's own question; undefined before it was asked, or where storage is blocked. */
export function storedChoice(): boolean | undefined {
  try {
    const answer = localStorage.getItem(KEY);
    return answer === null ? undefined : answer === 'yes';
  } catch {
    return undefined;
  }
}

export function storeChoice(isAllowed: boolean): void {
  try {
    localStorage.setItem(KEY, isAllowed ? 'yes' : 'no');
  } catch {
    // The answer holds for this page.
  }
}
