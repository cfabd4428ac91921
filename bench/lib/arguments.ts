import {parseArgs} from 'node:util';

export type Arguments = {
  /** Measures fewer pages, once each, for a quick look. */
  quick: boolean;
};

/** Reads the arguments after `npm run bench:… --`; throws on an unknown one. */
export function readArguments(words: string[]): Arguments {
  const {values} = parseArgs({
    args: words,
    options: {quick: {type: 'boolean'}},
  });
  return {quick: values.quick ?? false};
}
