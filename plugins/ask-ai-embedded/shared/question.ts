import {tokenize} from '../../content-index/retrieval/tokenize';

export type Intent = 'steps' | 'definition' | 'fact' | 'trouble';

export type Question = {
  text: string;
  intent: Intent;
  /** Tab that the reader wants to see: the tool or the language that the question names. */
  tool: string | undefined;
  /** Whether the answer has a number in it. */
  wantsNumber: boolean;
  /** Whether the answer may be yes or no. */
  isYesNo: boolean;
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
];
const OFFER_WORDS =
  /^(offer|provid\w*|host\w*|sell|manag\w*|service|servic\w*|database|cloud|support\w*|version)$/i;

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
const NUMBER =
  /\b(how (many|much|long|often|big|large)|maximum|minimum|limit|default|port|size|number of|retention|days|hours|latency|delay|interval|timeout|age|price|cost|rate|size)\b/i;
const STEPS =
  /^(how (do|can|to|would|should|could)|what are the steps|steps|create|add|set|configure|enable|disable|delete|remove|change|connect|migrate|install|deploy|manage|rotate|reset|restore|move|upgrade|send|grant)\b|\bhow (do|can|to|should)\b/i;
const TROUBLE =
  /\b(error|fail\w*|refused|denied|cannot|can't|can not|not working|doesn't work|why (is|are|do|does|did|can)|timed? ?out|stuck|unable|exception|troubleshoot|fix|disconnect\w*)\b/i;
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
      : TROUBLE.test(trimmed)
        ? 'trouble'
        : isYesNo
          ? 'fact'
          : DEFINITION.test(trimmed)
            ? 'definition'
            : STEPS.test(trimmed)
              ? 'steps'
              : 'definition';
  return {text: trimmed, intent, tool, wantsNumber: NUMBER.test(trimmed), isYesNo};
}

const REFERS =
  /\b(it|its|that|this|these|those|them|they|there|same|instead|also|one|ones)\b|^(and|or|but|what about|how about|with|using|in|for)\b/i;
const TOOL_WORDS =
  /\b(terraform|opentofu|avn|cli|command line|kubernetes|k8s|operator|console|api|curl|python|java|go|golang|node\.?js|php)\b/gi;

/** A question that leans on the one before it is asked together with it. */
export function inContext(question: string, before: string | undefined): string {
  if (!before) {
    return question;
  }
  const words = tokenize(question).filter(({whole}) => !whole);
  if (words.length > 9 || (!REFERS.test(question) && words.length > 4)) {
    return question;
  }
  // A tool named now takes the place of the one named then.
  const kept = new RegExp(TOOL_WORDS.source, 'i').test(question)
    ? before.replace(TOOL_WORDS, ' ')
    : before;
  return `${kept.replace(/[?.!]+\s*$/, '')} ${question}`;
}
