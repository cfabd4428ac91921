const KEY = 'docs-analytics-consent';

/** The reader's answer to the site's own question; undefined if there is none, or storage is blocked. */
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
    // Storage is blocked: the answer holds for this page only.
  }
}
