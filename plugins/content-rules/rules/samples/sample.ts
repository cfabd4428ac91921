/** A code fence or a piece of inline code, for the checks of samples. */
export type Sample = {
  /** Path of the page, relative to the site. */
  file: string;
  /** Language of the fence in lower case, `''` when it has none. */
  lang: string;
  /** Text of the sample, without the fence and without the indentation of the list item around it. */
  value: string;
  /** Line of the page with the first line of `value`. */
  line: number;
  /** Column of the page at which every line of `value` begins. */
  column: number;
  /** The info string after the language: `title="kcat.conf"`, `verify="skip: REASON"`. */
  meta: Record<string, string | true>;
  pageContext: PageContext;
};

/** Properties of the page that apply to all its samples. */
export type PageContext = {
  /** Area of the page: `kafka`, `tools`, … */
  area: string;
  /** Service type that the page is about, as the API names it. */
  serviceType?: string;
  /** Service types that the page's own samples give to service names. */
  serviceTypes?: Record<string, string>;
};

/** A problem in a sample. `line` and `column` count from 1 within the sample. */
export type Finding = {
  line: number;
  column: number;
  rule: string;
  message: string;
  hint: string;
};

/** Builds a finding from an offset into the sample's text. */
export function findingAt(
  value: string,
  offset: number,
  rule: string,
  message: string,
  hint: string,
): Finding {
  return {...placeOf(value, offset), rule, message, hint};
}

/** Line and column, both from 1, of an offset. */
export function placeOf(value: string, offset: number): {line: number; column: number} {
  const before = value.slice(0, Math.max(0, offset));
  const lastBreak = before.lastIndexOf('\n');
  return {line: before.split('\n').length, column: before.length - lastBreak};
}

/** Moves a finding in an embedded text, such as a JSON body in a shell word, to the outer text. */
export function shiftFinding(outer: string, start: number, finding: Finding): Finding {
  const origin = placeOf(outer, start);
  return {
    ...finding,
    line: origin.line + finding.line - 1,
    column: finding.line === 1 ? origin.column + finding.column - 1 : finding.column,
  };
}
