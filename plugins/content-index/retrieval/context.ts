import type {Products} from './products';
import {tokenize} from './tokenize';

const REFERS =
  /\b(it|its|that|this|these|those|them|they|there|same|instead|also|one|ones)\b|^(and|or|but|so|then|what about|how about|with|using|in|on|for|via)\b/i;
const TOOLS =
  /\b(terraform|opentofu|avn|cli|command line|kubernetes|k8s|operator|console|api|curl|python|java|go|golang|node\.?js|php)\b/gi;
/** Beyond this many words a question stands alone, and beyond the second when nothing in it refers to another. */
const LONG = 9;
const SHORT = 4;

/** A question that leans on the one before it, as it is meant: product and subject stay unless it names others. */
export function inContext(
  question: string,
  before: string | undefined,
  products: Products,
): string {
  if (!before) return question;
  const words = tokenize(question).filter(({whole}) => !whole);
  if (words.length > LONG || (!REFERS.test(question) && words.length > SHORT)) return question;
  let kept = before.replace(/[?.!]+\s*$/, '');
  // A tool or a product named now takes the place of the one named then.
  if (new RegExp(TOOLS.source, 'i').test(question)) kept = kept.replace(TOOLS, ' ');
  if (products.in(question).size > 0) kept = products.without(kept);
  const rest = question.replace(/^(?:and|or|but|so|then|what about|how about)\s+/i, '');
  return `${kept} ${rest}`
    .replace(/\s+/g, ' ')
    .replace(/\b(?:in|on|for|with|to|of) (?=(?:in|on|for|with) )/gi, '');
}
