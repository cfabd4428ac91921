type Location = {pathname: string; search: string; hash: string};

/** How the browser arrived at this document. */
export type Arrival = {
  /** Origin of the site. */
  origin: string;
  baseUrl: string;
  referrer: string;
  /** `navigate`, `reload`, `back_forward` or `prerender`. */
  type: string;
};

/**
 * Whether a route update counts as a page view. The first one after a page load counts only if the reader came from a
 * page of this site, since areas are separate documents; a reload never counts.
 */
export function isPageView(
  location: Location,
  previous: Location | null | undefined,
  arrival: Arrival,
): boolean {
  if (previous)
    return (['pathname', 'search', 'hash'] as const).some(
      (part) => location[part] !== previous[part],
    );
  const {origin, baseUrl, referrer, type} = arrival;
  return type !== 'reload' && `${referrer}/`.startsWith(origin + baseUrl);
}
