const KEY = 'docs-analytics-consent';

/** What the reader has answered to the site itself; nothing where it has not asked, or storage is blocked. */
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
