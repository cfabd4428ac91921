/** Makes a part of a URL decodable: if it is not, escapes each `%`. */
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

/** Replaces a URL that cannot be decoded. Docusaurus's router, and its scrolling to a hash, would throw on it. */
export function fixAddress(): void {
  replaceAddress();
  // Before the router's own listener.
  window.addEventListener('popstate', replaceAddress);
}
