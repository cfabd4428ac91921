export type Intent = 'steps' | 'definition' | 'fact' | 'trouble' | 'other';

export type Question = {
  text: string;
  intent: Intent;
  /** Tab that the reader wants to see: the tool or the language that the question names. */
  tool: string | undefined;
  /** What the answer has in it, for a question that wants a number. */
  wantsNumber: RegExp | undefined;
  /** Whether the answer may be yes or no. */
  isYesNo: boolean;
  /** Whether two things are compared. */
  isComparison: boolean;
};

/** Words that name a tool; a page is seldom about them, a tab of it is. */
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

/** A tool that is what the question is about, not the way to do it: `authenticate to the API`, `install the CLI`. */
const OBJECT =
  /\b(?:to|of|is|are|about|install|upgrade|update|configure|use) (?:the )?(?:aiven )?(?:terraform|opentofu|hcl|avn|cli|command line|terminal|curl|api|kubernetes|k8s|operator|console)\b/i;

/** Tools in a question that say how, and count for less. */
export function faintWords(text: string): string[] {
  return OBJECT.test(text) ? [] : TOOL_NAMES;
}

/** Questions for a service: `do you host MongoDB`, `is there a managed etcd`; not `can managed users create projects`. */
const OFFER = [
  /^(?:does|do|can|could|will) (?:aiven|you|i|we)\b.*\b(?:offer|provide|host|sell|have an? (?:managed|hosted))\b/i,
  /^(?:is|are) (?:there\b.*\b(?:managed|hosted)\b|aiven for\b)/i,
  /^is there (?:an? )?aiven for\b/i,
  /^(?:managed|hosted)\b.*\b(?:on aiven|please|available)\b/i,
  /^(?:does|do|can|is|are)\b.*\bas a service\b/i,
  /^can (?:i|we) run .* on aiven\W*$/i,
];
const OFFER_WORDS =
  /^(offer|provid\w*|host\w*|sell|manag\w*|service|servic\w*|database|cloud|support\w*|version|run)$/i;

/** Whether a question asks if something is among the services, which only a page about that service can answer. */
export function asksForOffer(text: string): boolean {
  return OFFER.some((pattern) => pattern.test(text.trim()));
}

/** What is asked for in such a question. */
export function isOffered(word: string): boolean {
  return !OFFER_WORDS.test(word);
}

/** Tabs by the words that ask for them. */
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
/** Names of errors: `ECONNREFUSED`, `CommitFailedException`. */
const ERROR_NAME = /\b(E[A-Z]{5,}|FATAL|[A-Za-z]+(Exception|Error))\b/;
const COMPARISON =
  /\b(difference between|differ|vs\.?|versus|compared? (to|with)|better than|or should)\b/i;
const YES_NO = /^(can|could|is|are|does|do|did|will|would|should|has|have|may|must)\b/i;

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
