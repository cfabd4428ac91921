import type {Products} from './products';
import {tokenize} from './tokenize';

/** Words that refer to the previous question. */
const REFERS =
  /\b(it|its|that|this|these|those|them|they|there|same|instead|also|one|ones)\b|^(and|or|but|so|then|what about|how about|with|using|in|on|for|via)\b/i;
const TOOLS =
  /\b(terraform|opentofu|avn|cli|command line|kubernetes|k8s|operator|console|api|curl|python|java|go|golang|node\.?js|php)\b/gi;
/**
 * Maximum number of words of a follow-up question: `MAX_REFERRING_WORDS` if it contains a word of `REFERS`,
 * otherwise `MAX_OTHER_WORDS`.
 */
const MAX_REFERRING_WORDS = 9;
const MAX_OTHER_WORDS = 4;

/**
 * Completes a follow-up question with the text of the previous one, for example "and in Terraform?"
 * after "How do I create a topic?". A tool or product in the follow-up replaces those of the
 * previous question. Returns any other question unchanged.
 */
export function inContext(
  question: string,
  before: string | undefined,
  products: Products,
): string {
  if (!before) return question;
  const words = tokenize(question).filter(({whole}) => !whole);
  if (
    words.length > MAX_REFERRING_WORDS ||
    (!REFERS.test(question) && words.length > MAX_OTHER_WORDS)
  )
    return question;
  let kept = before.replace(/[?.!]+\s*$/, '');
  // A tool or product in this question replaces those of the previous one.
  if (new RegExp(TOOLS.source, 'i').test(question)) kept = kept.replace(TOOLS, ' ');
  if (products.in(question).size > 0) kept = products.without(kept);
  const rest = question.replace(/^(?:and|or|but|so|then|what about|how about)\s+/i, '');
  return `${kept} ${rest}`
    .replace(/\s+/g, ' ')
    .replace(/\b(?:in|on|for|with|to|of) (?=(?:in|on|for|with) )/gi, '');
}
