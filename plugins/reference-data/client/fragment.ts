const pages = new Map<string, Promise<Document>>();

function fetchPage(pathname: string): Promise<Document> {
  const known = pages.get(pathname);
  if (known) {
    return known;
  }
  const page = fetch(pathname)
    .then((response) => {
      if (!response.ok) {
        throw new Error(`${pathname} answered ${response.status}`);
      }
      return response.text();
    })
    .then((html) => new DOMParser().parseFromString(html, 'text/html'));
  pages.set(pathname, page);
  // Forget the page soon: a failed request may succeed at the next visit, and a finished one need not stay in memory.
  void page.catch(() => undefined).finally(() => setTimeout(() => pages.delete(pathname), 1000));
  return page;
}

/** Fetches the HTML of a table from the published page, since the client does not have the facts. */
export async function fetchTable(pathname: string, key: string): Promise<string> {
  const page = await fetchPage(pathname);
  const host = Array.from(page.querySelectorAll<HTMLElement>('[data-reference]')).find(
    ({dataset}) => dataset.reference === key,
  );
  if (!host) {
    throw new Error(`${pathname} has no table ${key}`);
  }
  return host.innerHTML;
}
