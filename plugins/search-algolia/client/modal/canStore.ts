const KEY = 'docs-room';
/** More than the recent searches ever need, in characters. */
const ROOM = 20_000;

/** Whether localStorage works and has room. */
export function canStore(): boolean {
  try {
    window.localStorage.setItem(KEY, ' '.repeat(ROOM));
    window.localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
