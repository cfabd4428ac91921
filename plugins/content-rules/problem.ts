/** One thing that is wrong in a file, described so that its author can fix it without asking. */
export type Problem = {
  /** Path from the root of the site, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** Id of the rule, for example `links/missing-page`. */
  rule: string;
  /** What is wrong, with the value. */
  message: string;
  /** What to type instead. */
  hint: string;
  /** Set where only one correction can be meant: the first `old` at or after the place becomes `new`. */
  fix?: Fix;
};

export type Fix = {old: string; new: string};

/** Compares problems by file, then by place. */
export function byPlace(a: Problem, b: Problem): number {
  return (
    a.file.localeCompare(b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    a.rule.localeCompare(b.rule)
  );
}

/** The message as a sentence. Rules that read samples write theirs as the end of one, and some begin with a command. */
export function inSentence({message, ...problem}: Problem): Problem {
  const start = /^(?:an?|the|this|no|nothing|only)\b/.test(message)
    ? message[0]!.toUpperCase() + message.slice(1)
    : message;
  return {...problem, message: /[.?!]$/.test(start) ? start : `${start}.`};
}
