export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Results of a Lighthouse run. `fcp`, `lcp`, and `tbt` are in milliseconds, `bytes` are transferred
 * bytes, and scores are from 0 to 100.
 */
export type Audited = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: number;
  scores: Record<string, number>;
};

type Item = {transferSize?: number; url?: string; statusCode?: number};

/** The part of a Lighthouse report that the benches read. */
export type Report = {
  audits: Record<string, {numericValue?: number; details?: {items?: Item[]}} | undefined>;
  categories: Record<string, {score: number | null} | undefined>;
};

/**
 * Returns the results in a Lighthouse report. Throws if a value is missing, which would otherwise
 * look like a good one, or if the page was not served with status 200.
 */
export function audited({audits, categories}: Report): Audited {
  const value = (id: string): number => {
    const number = audits[id]?.numericValue;
    if (number === undefined || Number.isNaN(number))
      throw new Error(`bench: the report of Lighthouse has no ${id}`);
    return number;
  };
  const requests = (audits['network-requests']?.details?.items ?? []).filter(
    ({url}) => !url?.startsWith('data:'),
  );
  const [page] = requests;
  if (page?.statusCode !== 200)
    throw new Error(`bench: ${page?.url} is ${page?.statusCode}, and no page to measure`);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    bytes: requests.reduce((sum, {transferSize = 0}) => sum + transferSize, 0),
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ),
  };
}
