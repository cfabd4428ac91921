import {parseArgs} from 'node:util';

export type Arguments = {
  /** Whether to measure fewer pages, once each. */
  quick: boolean;
};

/** Parses the arguments after `npm run bench:… --`. Throws on an unknown one. */
export function readArguments(words: string[]): Arguments {
  const {values} = parseArgs({
    args: words,
    options: {quick: {type: 'boolean'}},
  });
  return {quick: values.quick ?? false};
}
