type Location = {pathname: string; search: string; hash: string};

/** How the document came to be there. */
export type Arrival = {
  /** Origin of the page. */
  origin: string;
  baseUrl: string;
  referrer: string;
  /** `navigate`, `reload`, `back_forward` or `prerender`. */
  type: string;
};

/**
 * Whether a change of the route counts as a page view. The first load alone does not; a document that a link of this
 * site has loaded (areas are documents of their own) is a change of the route all the same.
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
