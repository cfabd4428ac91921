import {findingAt, type Finding} from '../sample';

const PAIR = /^[ \t\f]*((?:\\.|[^\s\\=:#!])(?:\\.|[^\\=:\s])*)[ \t\f]*([=:])/;

/** Checks Java properties: a key and a separator in each line, no duplicate key, no invalid escape. */
export function checkProperties(text: string): Finding[] {
  const seen = new Set<string>();
  const lines = text.split('\n');
  let offset = 0;
  let continues = false;
  for (const line of lines) {
    const begins = !continues;
    const isComment = begins && /^\s*(?:[#!]|$)/.test(line);
    if (!isComment) {
      const problem = (begins ? pairProblem(line, seen) : undefined) ?? escapeProblem(line);
      if (problem) {
        return [
          findingAt(
            text,
            offset + problem.at,
            'samples/syntax',
            `this sample is not a valid properties file: ${problem.message}`,
            'Write `key=value` in each line.',
          ),
        ];
      }
      continues = /(?:^|[^\\])(?:\\\\)*\\$/.test(line);
    } else continues = false;
    offset += line.length + 1;
  }
  return [];
}

type Problem = {at: number; message: string};

function pairProblem(line: string, seen: Set<string>): Problem | undefined {
  const at = line.search(/\S/);
  const key = PAIR.exec(line)?.[1];
  if (key === undefined) return {at, message: `\`${line.trim().slice(0, 40)}\` has no \`=\``};
  if (seen.has(key)) return {at, message: `the key \`${key}\` appears twice`};
  seen.add(key);
  return undefined;
}

function escapeProblem(line: string): Problem | undefined {
  const at = line.search(/(?<!\\)(?:\\\\)*\\u(?![0-9a-fA-F]{4})/);
  return at < 0 ? undefined : {at, message: '`\\u` needs four hexadecimal digits'};
}
