/** Patterns of queries, with factors on the scores of the kinds of pages that they ask for. */
const CUES: [RegExp, Record<string, number>][] = [
  [
    /\b(error|fail(s|ed|ing|ure)?|cannot|can't|refused|denied|timed? ?out|troubleshoot\w*|not working|broken|stuck|unable|exception|disconnect\w*|problem|not (\w+ed|found|available))\b/i,
    {troubleshooting: 1.25, howto: 1.03},
  ],
  [
    /^(what (is|are)|what's|why|when should|explain|difference|concept)|\b(overview|vs\.?|versus|difference between|how does .* work|how do .* work)\b/i,
    {concept: 1.15, landing: 1.1},
  ],
  [
    /\b(get(ting)? started|quick ?start|tutorial|first (service|steps)|begin|hello world)\b/i,
    {'get-started': 1.5},
  ],
  [
    /^(how (do|can|to|would|should) (i |we |you )?)?(create|launch|start|set ?up|spin up|deploy|provision|run) (an? |the |my |our )?(new )?([\w®]+ ){0,3}(service|cluster|instance)\b/i,
    {'get-started': 1.3},
  ],
  [
    /\b(list of|parameters?|options?|reference|supported|available|advanced (config\w*|param\w*)|properties|limits?|versions?|flags?|which|how (many|much|often|big|large))\b/i,
    {reference: 1.15},
  ],
  [
    /^(how (do|can|to|would)|create|add|set ?up|configure|enable|disable|delete|remove|change|connect|migrate|install|deploy|use|manage|rotate|reset|restore|move|grant|upgrade)\b/i,
    {howto: 1.1},
  ],
];

/** Returns the factors on the score of a page by its kind. Kinds without a factor are missing. */
export function kindFactors(query: string): Record<string, number> {
  const factors: Record<string, number> = {};
  for (const [cue, kinds] of CUES) {
    if (cue.test(query.trim())) {
      for (const [kind, factor] of Object.entries(kinds)) {
        factors[kind] = (factors[kind] ?? 1) * factor;
      }
    }
  }
  return factors;
}
