import {z} from 'zod';

/** The used part of an `npm audit --json` report. */
const Report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      nodes: z.array(z.string()),
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
          }),
        ]),
      ),
    }),
  ),
});

/** Known advisories, with the reason why they do not affect readers or writers. */
export const Justified = z.array(
  z.strictObject({
    /** Its id, `GHSA-…`. */
    id: z.string().regex(/^GHSA(?:-[0-9a-z]{4}){3}$/),
    package: z.string(),
    /** Why it affects neither readers nor writers. */
    why: z.string().min(20),
  }),
);

export type Advisory = {id: string; package: string; title: string; severity: string};
export type Outcome =
  | {skipped: string}
  | {
      /** High or critical, and not justified. */
      refused: Advisory[];
      /** Lower than high, or justified. */
      known: Advisory[];
      /** Justified ids that no package has any more. */
      stale: string[];
    };

const SEVERE = new Set(['high', 'critical']);

/** Unique advisories. A package that is affected through another one only names that one. */
function advisoriesOf({vulnerabilities}: z.infer<typeof Report>): Advisory[] {
  const found = new Map<string, Advisory>();
  for (const {via} of Object.values(vulnerabilities))
    for (const cause of via)
      if (typeof cause !== 'string') {
        const id = cause.url.slice(cause.url.lastIndexOf('/') + 1);
        found.set(`${id} ${cause.name}`, {
          id,
          package: cause.name,
          title: cause.title,
          severity: cause.severity,
        });
      }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Evaluates the output of `npm audit`. Output that is no report means that there is no network, or that the registry
 * has no advisories.
 */
export function judge(output: string, justified: z.infer<typeof Justified>): Outcome {
  let answer: unknown;
  try {
    answer = JSON.parse(output);
  } catch {
    return {skipped: 'npm audit gave no answer that could be read'};
  }
  const failure = z.object({message: z.string()}).safeParse(answer);
  if (failure.success) return {skipped: failure.data.message};
  const advisories = advisoriesOf(Report.parse(answer));
  const allowed = new Set(justified.map(({id}) => id));
  const refused = advisories.filter(({id, severity}) => SEVERE.has(severity) && !allowed.has(id));
  return {
    refused,
    known: advisories.filter((advisory) => !refused.includes(advisory)),
    stale: [...allowed].filter((id) => !advisories.some((advisory) => advisory.id === id)),
  };
}
