/** How much was checked. */
export type Counts = {
  samples: number;
  /** Samples that opted out. */
  skipped: number;
  /** Uses of avn. */
  avn: number;
  /** curl commands. */
  requests: number;
  /** Resources and data sources. */
  terraform: number;
  /** Manifests of the operator. */
  manifests: number;
  connectors: number;
  /** Samples by language. */
  languages: Record<string, number>;
};

export function noCounts(): Counts {
  return {
    samples: 0,
    skipped: 0,
    avn: 0,
    requests: 0,
    terraform: 0,
    manifests: 0,
    connectors: 0,
    languages: {},
  };
}

/** Adds one count to another. */
export function addCounts(sum: Counts, more: Counts): void {
  for (const key of [
    'samples',
    'skipped',
    'avn',
    'requests',
    'terraform',
    'manifests',
    'connectors',
  ] as const)
    sum[key] += more[key];
  for (const [lang, count] of Object.entries(more.languages))
    sum.languages[lang] = (sum.languages[lang] ?? 0) + count;
}
