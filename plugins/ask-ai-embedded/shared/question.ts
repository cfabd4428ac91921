/** What a question asks for. `trouble` is a problem to solve. */
export type Intent = 'steps' | 'definition' | 'fact' | 'trouble' | 'other';

export type Question = {
  text: string;
  intent: Intent;
  /** Label of the tab for the tool or language that the question names. */
  tool: string | undefined;
  /** Pattern of the number that the answer must contain, if the question asks for one. */
  wantsNumber: RegExp | undefined;
  /** Whether the question can be answered with yes or no. */
  isYesNo: boolean;
  /** Whether the question compares two things. */
  isComparison: boolean;
};

/** Names of tools. Few pages are about a tool, but many have a tab for it. */
export const TOOL_NAMES = [
  'terraform',
  'opentofu',
  'hcl',
  'avn',
  'cli',
  'command',
  'line',
  'terminal',
  'curl',
  'api',
  'kubernetes',
  'k8s',
  'operator',
  'console',
];

/**
 * A tool that is the subject of the question and not a way to do something, as in `authenticate to
 * the API` or `install the CLI`.
 */
const OBJECT =
  /\b(?:to|of|is|are|about|install|upgrade|update|configure|use) (?:the )?(?:aiven )?(?:terraform|opentofu|hcl|avn|cli|command line|terminal|curl|api|kubernetes|k8s|operator|console)\b/i;

/**
 * Returns words that retrieval must give a lower weight: the names of tools, unless the question is
 * about a tool.
 */
export function faintWords(text: string): string[] {
  return OBJECT.test(text) ? [] : TOOL_NAMES;
}

/**
 * Questions whether Aiven offers a service, such as `do you host MongoDB` or `is there a managed
 * etcd`, but not `can managed users create projects`.
 */
const OFFER = [
  /^(?:does|do|can|could|will) (?:aiven|you|i|we)\b.*\b(?:offer|provide|host|sell|have an? (?:managed|hosted))\b/i,
  /^(?:is|are) (?:there\b.*\b(?:managed|hosted)\b|aiven for\b)/i,
  /^is there (?:an? )?aiven for\b/i,
  /^(?:managed|hosted)\b.*\b(?:on aiven|please|available)\b/i,
  /^(?:does|do|can|is|are)\b.*\bas a service\b/i,
  /^can (?:i|we) run .* on aiven\W*$/i,
];
/** Words of such questions that do not name the service. */
const OFFER_WORDS =
  /^(offer|provid\w*|host\w*|sell|manag\w*|service|servic\w*|database|cloud|support\w*|version|run)$/i;

/**
 * Whether a question asks if Aiven offers a service. Only a page about that service can answer it.
 */
export function asksForOffer(text: string): boolean {
  return OFFER.some((pattern) => pattern.test(text.trim()));
}

/** Whether a word of such a question can name the service. */
export function isOffered(word: string): boolean {
  return !OFFER_WORDS.test(word);
}

/** Patterns of words that ask for a tool, with the label of its tab. */
const TOOLS: [RegExp, string][] = [
  [/\b(terraform|opentofu|hcl)\b/i, 'Terraform'],
  [/\b(avn|cli|command[- ]line|terminal|shell)\b/i, 'CLI'],
  [/\b(rest api|curl|with the api|using the api|via (the )?api|through the api)\b/i, 'API'],
  [/\b(kubernetes|k8s|operator|manifest)\b/i, 'Kubernetes'],
  [/\b(console|ui|web interface|browser)\b/i, 'Console'],
];
const DEFINITION =
  /^(what('s| is| are| does)|explain|define|describe|meaning of|who|why|when (should|would)|what.*\bmean)\b/i;
const FACT =
  /\b(default|maximum|minimum|max|min|limit|limits|how (many|much|long|often|big|large)|which|what (port|version|happens|plan|role|permission|region|value|size|type|kind|command|setting|parameter|privilege|is the (default|maximum|minimum|limit|difference|size|port|command|name))|supported|difference)\b/i;
/**
 * Patterns of questions that ask for a number, with the pattern of the answer, first match first.
 */
const NUMBERS: [RegExp, RegExp][] = [
  [
    /\b(how (long|often|soon)|retention|days|hours|minutes|latency|delay|interval|timeout|age|lifetime)\b/i,
    /\d[\d,.-]* ?(ms|milliseconds?|s|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i,
  ],
  [
    /\b(how (much|big|large)|size|memory|disk|storage)\b/i,
    /\d[\d,.-]* ?(%|percent|bytes|[kKMGT]i?B|GB|shards?)/i,
  ],
  [/\b(how many|number of|maximum|minimum|max|min|limit|default|port|price|cost|rate)\b/i, /\d/],
];
const STEPS =
  /^(how (do|can|to|would|should|could)|what are the steps|steps|create|add|set|configure|enable|disable|delete|remove|change|connect|migrate|install|deploy|manage|rotate|reset|restore|move|upgrade|send|grant)\b|\bhow (do|can|to|should)\b|\bhow\W*$/i;
const TROUBLE =
  /\b(error|fail\w*|refused|denied|cannot|can't|can not|not working|doesn't work|why (is|are|do|does|did|can)|timed? ?out|stuck|unable|exception|troubleshoot|fix|disconnect\w*)\b/i;
/** Names of errors, such as `ECONNREFUSED` and `CommitFailedException`. */
const ERROR_NAME = /\b(E[A-Z]{5,}|FATAL|[A-Za-z]+(Exception|Error))\b/;
const COMPARISON =
  /\b(difference between|differ|vs\.?|versus|compared? (to|with)|better than|or should)\b/i;
const YES_NO = /^(can|could|is|are|does|do|did|will|would|should|has|have|may|must)\b/i;

/** Classifies a question by its wording. */
export function readQuestion(text: string): Question {
  const trimmed = text.trim();
  const tool = TOOLS.find(([words]) => words.test(trimmed))?.[1];
  const isYesNo =
    YES_NO.test(trimmed) &&
    !/^(can|could|would) (you|i get|someone) (tell|show|explain|help)/i.test(trimmed);
  const intent: Intent =
    FACT.test(trimmed) && !/^how (do|to|can)\b/i.test(trimmed)
      ? 'fact'
      : TROUBLE.test(trimmed) || ERROR_NAME.test(trimmed)
        ? 'trouble'
        : isYesNo
          ? 'fact'
          : DEFINITION.test(trimmed)
            ? 'definition'
            : STEPS.test(trimmed)
              ? 'steps'
              : 'other';
  return {
    text: trimmed,
    intent,
    tool,
    wantsNumber: NUMBERS.find(([words]) => words.test(trimmed))?.[1],
    isYesNo,
    isComparison: COMPARISON.test(trimmed),
  };
}
