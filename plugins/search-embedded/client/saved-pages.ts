/** A page that the reader opened from the search. */
export type SavedPage = {url: string; title: string; where: string};
export type List = 'recent' | 'favorites';

const LIMITS = {recent: 5, favorites: 12};
const key = (list: List) => `docs-search-${list}${window.docsSite.base}`;

function isSavedPage(value: unknown): value is SavedPage {
  const {url, title, where} = (value ?? {}) as Partial<SavedPage>;
  // A stored URL becomes a link, so it must be on this site: `//host/` would not be.
  return (
    typeof url === 'string' &&
    /^\/(?!\/)/.test(url) &&
    typeof title === 'string' &&
    typeof where === 'string'
  );
}

export function read(list: List): SavedPage[] {
  try {
    const pages: unknown = JSON.parse(localStorage.getItem(key(list)) ?? '[]');
    return Array.isArray(pages) ? pages.filter(isSavedPage) : [];
  } catch {
    // Storage is blocked, or contains something else.
    return [];
  }
}

function write(list: List, pages: SavedPage[]): void {
  try {
    localStorage.setItem(key(list), JSON.stringify(pages.slice(0, LIMITS[list])));
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}

export function forget(list: List, url: string): void {
  write(
    list,
    read(list).filter((page) => page.url !== url),
  );
}

/** Adds a page to the front of a list; a favorite is removed from the recent pages. */
export function keep(list: List, page: SavedPage): void {
  if (list === 'favorites') forget('recent', page.url);
  else if (read('favorites').some(({url}) => url === page.url)) return;
  write(list, [page, ...read(list).filter(({url}) => url !== page.url)]);
}
