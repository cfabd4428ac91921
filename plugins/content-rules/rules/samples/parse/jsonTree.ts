/** A JSON value with its place: what `JSON.parse` gives, plus offsets for messages. */
export type JsonNode =
  | {kind: 'object'; start: number; entries: {key: string; keyStart: number; value: JsonNode}[]}
  | {kind: 'array'; start: number; items: JsonNode[]}
  | {kind: 'string'; start: number; value: string}
  | {kind: 'number'; start: number; value: number}
  | {kind: 'literal'; start: number; value: boolean | null};

export type JsonError = {offset: number; message: string};

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

/** Parses strict JSON. Node's own parser says what is wrong, but often not where. */
export function parseJson(text: string): JsonNode | JsonError {
  const reader = new Reader(text);
  try {
    const value = reader.value();
    reader.skip();
    if (reader.at < text.length) reader.fail('more text after the value');
    return value;
  } catch (error) {
    if (error instanceof Stop) return error.problem;
    throw error;
  }
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

class Stop {
  constructor(readonly problem: JsonError) {}
}

class Reader {
  at = 0;
  constructor(private readonly text: string) {}

  fail(message: string): never {
    throw new Stop({offset: Math.min(this.at, this.text.length), message});
  }

  skip(): void {
    this.match(SPACE);
  }

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  here(): string {
    const word = /^[^\s,:{}[\]]{1,30}|^./.exec(this.text.slice(this.at))?.[0];
    return word === undefined ? 'the end' : `\`${word}\``;
  }

  expect(char: string, where: string): void {
    this.skip();
    if (this.text[this.at] !== char) this.fail(`\`${char}\` expected ${where}, not ${this.here()}`);
    this.at += 1;
  }

  string(what: string): string {
    const found = this.match(STRING);
    if (found === undefined) this.fail(`${what} expected in double quotes, not ${this.here()}`);
    return JSON.parse(found) as string;
  }

  value(): JsonNode {
    this.skip();
    const start = this.at;
    const first = this.text[start];
    if (first === '{') return this.object(start);
    if (first === '[') return this.array(start);
    if (first === '"') return {kind: 'string', start, value: this.string('a string')};
    const number = this.match(NUMBER);
    if (number !== undefined) return {kind: 'number', start, value: Number(number)};
    const literal = this.match(LITERAL);
    if (literal !== undefined)
      return {kind: 'literal', start, value: JSON.parse(literal) as boolean | null};
    return this.fail(`a value expected, not ${this.here()}`);
  }

  private object(start: number): JsonNode {
    const entries: {key: string; keyStart: number; value: JsonNode}[] = [];
    const seen = new Set<string>();
    this.at += 1;
    this.skip();
    if (this.text[this.at] === '}') return this.close({kind: 'object', start, entries});
    for (;;) {
      this.skip();
      const keyStart = this.at;
      const key = this.string('a key');
      if (seen.has(key)) {
        this.at = keyStart;
        this.fail(`the key \`${key}\` stands twice`);
      }
      seen.add(key);
      this.expect(':', `after the key \`${key}\``);
      entries.push({key, keyStart, value: this.value()});
      this.skip();
      if (this.text[this.at] === '}') return this.close({kind: 'object', start, entries});
      this.expect(',', 'between two entries');
    }
  }

  private array(start: number): JsonNode {
    const items: JsonNode[] = [];
    this.at += 1;
    this.skip();
    if (this.text[this.at] === ']') return this.close({kind: 'array', start, items});
    for (;;) {
      items.push(this.value());
      this.skip();
      if (this.text[this.at] === ']') return this.close({kind: 'array', start, items});
      this.expect(',', 'between two items');
    }
  }

  private close(node: JsonNode): JsonNode {
    this.at += 1;
    return node;
  }
}
