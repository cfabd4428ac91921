const KEY = 'docs-room';
/** More than the list of recent searches ever takes, in characters. */
const ROOM = 20_000;

/** Whether the browser keeps things for this site, and has room for more. */
export function canStore(): boolean {
  try {
    window.localStorage.setItem(KEY, ' '.repeat(ROOM));
    window.localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
