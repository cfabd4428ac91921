/** What samples are compared with; the values are column titles of `--coverage`. */
export const USES = {
  avn: 'avn',
  curl: 'curl',
  api: 'API',
  terraform: 'Terraform',
  manifests: 'manifests',
  connectors: 'connectors',
};
export type Use = keyof typeof USES;
const KEYS = Object.keys(USES) as Use[];

/** Numbers of checked samples. */
export type Counts = {
  samples: number;
  /** Samples that opted out. */
  skipped: number;
  /** Number of commands, requests, blocks and manifests that were compared with facts. */
  uses: Record<Use, number>;
  /** Samples by language. */
  languages: Record<string, number>;
};

export function noCounts(): Counts {
  const uses = Object.fromEntries(KEYS.map((key) => [key, 0])) as Counts['uses'];
  return {samples: 0, skipped: 0, uses, languages: {}};
}

/** Adds one count to another. */
export function addCounts(sum: Counts, more: Counts): void {
  sum.samples += more.samples;
  sum.skipped += more.skipped;
  for (const key of KEYS) sum.uses[key] += more.uses[key];
  for (const [lang, count] of Object.entries(more.languages))
    sum.languages[lang] = (sum.languages[lang] ?? 0) + count;
}
