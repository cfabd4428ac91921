/** A part of an address in which every `%` begins a character. */
export function wellFormed(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replace(/%/g, '%25');
  }
}

function replaceAddress(): void {
  const {pathname, search, hash} = window.location;
  const path = wellFormed(pathname);
  const to = wellFormed(hash);
  if (path !== pathname || to !== hash)
    window.history.replaceState(window.history.state, '', path + search + to);
}

/** Replaces an address that cannot be decoded, at which Docusaurus's router and its scrolling to a hash throw an error. */
export function fixAddress(): void {
  replaceAddress();
  // Before the router's own listener.
  window.addEventListener('popstate', replaceAddress);
}
