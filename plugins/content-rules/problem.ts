/** A problem in a file, described so that its author can fix it without asking. */
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
  /** The only possible correction: replaces the first `old` at or after the place by `new`. */
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

/** Makes the message a sentence. Rules about samples write only the end of one, and some begin with a command. */
export function inSentence({message, ...problem}: Problem): Problem {
  const start = /^(?:an?|the|this|no|nothing|only)\b/.test(message)
    ? message[0]!.toUpperCase() + message.slice(1)
    : message;
  return {...problem, message: /[.?!]$/.test(start) ? start : `${start}.`};
}
