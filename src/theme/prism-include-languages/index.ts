import type * as PrismNamespace from 'prismjs';
import includeLanguages from '@theme-original/prism-include-languages';

/** A shell's command is the first word of its line, whatever its name; stock Prism knows a list of names anywhere. */
const COMMAND = /(^|[|;&]\s*|\$\(\s*|\bsudo\s+)[a-z][\w./-]*(?=\s|$)/m;

export default function prismIncludeLanguages(prism: typeof PrismNamespace): void {
  includeLanguages(prism);
  const {bash} = prism.languages;
  if (bash) Object.assign(bash, {function: {pattern: COMMAND, lookbehind: true}});
}
