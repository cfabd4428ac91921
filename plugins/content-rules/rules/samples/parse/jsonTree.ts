import {parseTree, ParseErrorCode, type Node, type ParseError} from 'jsonc-parser';

/** A JSON value with its place. */
export type JsonNode =
  | {kind: 'object'; start: number; entries: {key: string; keyStart: number; value: JsonNode}[]}
  | {kind: 'array'; start: number; items: JsonNode[]}
  | {kind: 'string'; start: number; value: string}
  | {kind: 'number'; start: number; value: number}
  | {kind: 'literal'; start: number; value: boolean | null};

export type JsonError = {offset: number; message: string};

/** The expected token for each error of jsonc-parser. */
const EXPECTED: {[code in ParseErrorCode]?: string} = {
  [ParseErrorCode.PropertyNameExpected]: 'a key expected in double quotes',
  [ParseErrorCode.ValueExpected]: 'a value expected',
  [ParseErrorCode.InvalidSymbol]: 'a value or a key in double quotes expected',
  [ParseErrorCode.ColonExpected]: '`:` expected after the key',
  [ParseErrorCode.CommaExpected]: '`,` expected',
  [ParseErrorCode.CloseBraceExpected]: '`}` expected',
  [ParseErrorCode.CloseBracketExpected]: '`]` expected',
  [ParseErrorCode.EndOfFileExpected]: 'the end expected after the value',
  [ParseErrorCode.InvalidCommentToken]: 'JSON has no comments: a value or a key expected',
};

/** `hasComments`: comments and trailing commas are allowed, as in settings of editors. */
export type JsonOptions = {hasComments?: boolean};

/** Parses JSON, strictly by default. */
export function parseJson(
  text: string,
  {hasComments = false}: JsonOptions = {},
): JsonNode | JsonError {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {
    disallowComments: !hasComments,
    allowTrailingComma: hasComments,
  });
  const [error] = errors;
  if (error) return {offset: error.offset, message: messageOf(text, error)};
  if (!tree) return {offset: 0, message: 'a value expected, not the end'};
  const duplicate = duplicateKey(tree);
  return duplicate ?? toJsonNode(tree);
}

export function isJsonError(result: JsonNode | JsonError): result is JsonError {
  return 'message' in result;
}

/** The value of a key of an object. */
export function jsonEntry(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === 'object'
    ? node.entries.find((entry) => entry.key === key)?.value
    : undefined;
}

function messageOf(text: string, {error, offset}: ParseError): string {
  const word = /^[^\s,:{}[\]]{1,30}|^./.exec(text.slice(offset))?.[0];
  const found = word === undefined ? 'the end' : `\`${word}\``;
  const expected = EXPECTED[error as ParseErrorCode];
  return expected ? `${expected}, not ${found}` : `${found} is not a whole string or number`;
}

function keysOf({children = []}: Node): {key: Node; value: Node}[] {
  return children.flatMap(({children: [key, value] = []}) => (key && value ? {key, value} : []));
}

function duplicateKey(node: Node): JsonError | undefined {
  if (node.type === 'object') {
    const seen = new Set<string>();
    for (const {key} of keysOf(node)) {
      const name = String(key.value);
      if (seen.has(name)) return {offset: key.offset, message: `the key \`${name}\` appears twice`};
      seen.add(name);
    }
  }
  for (const child of node.children ?? []) {
    const found = duplicateKey(child);
    if (found) return found;
  }
  return undefined;
}

function toJsonNode(node: Node): JsonNode {
  const {type, offset: start, value, children = []} = node;
  switch (type) {
    case 'object':
      return {
        kind: 'object',
        start,
        entries: keysOf(node).map((entry) => ({
          key: String(entry.key.value),
          keyStart: entry.key.offset,
          value: toJsonNode(entry.value),
        })),
      };
    case 'array':
      return {kind: 'array', start, items: children.map(toJsonNode)};
    case 'string':
      return {kind: 'string', start, value: String(value)};
    case 'number':
      return {kind: 'number', start, value: Number(value)};
    default:
      return {kind: 'literal', start, value: value === null ? null : Boolean(value)};
  }
}
