/** A part of an address in which every `%` begins a character. */
export function wellFormed(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replace(/%/g, '%25');
  }
}

function mend(): void {
  const {pathname, search, hash} = window.location;
  const path = wellFormed(pathname);
  const to = wellFormed(hash);
  if (path !== pathname || to !== hash)
    window.history.replaceState(window.history.state, '', path + search + to);
}

/** The router, and what scrolls to a hash, end in an error at an address that cannot be decoded: it gets one that can. */
export function mendAddress(): void {
  mend();
  // Before the router's own listener.
  window.addEventListener('popstate', mend);
}
