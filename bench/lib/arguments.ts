import {parseArgs} from 'node:util';

export type Arguments = {
  /** A first look: fewer pages, one run. */
  quick: boolean;
};

/** Reads what stands after `npm run bench:… --`; throws on a word that no bench knows. */
export function readArguments(words: string[]): Arguments {
  const {values} = parseArgs({
    args: words,
    options: {quick: {type: 'boolean'}},
  });
  return {quick: values.quick ?? false};
}
