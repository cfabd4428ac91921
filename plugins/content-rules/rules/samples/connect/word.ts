import type {Counts} from '../counts';
import type {SampleFacts} from '../facts';
import {fillBare} from '../fill';
import {isJsonError, parseJson} from '../parse/jsonTree';
import type {Word} from '../shell/commands';
import type {PlacedProblem} from '../shell/tool';
import {checkConnector} from './check';

/** Checks a connector configuration in an argument of a command. `isWhole`: it has to be complete, with a name. */
export function connectorProblems(
  word: Word,
  facts: SampleFacts,
  counts: Counts,
  isWhole: boolean,
): PlacedProblem[] {
  if (!word.isVerbatim || !/^\s*\{/.test(word.text)) return [];
  const tree = parseJson(fillBare(word.text, facts.placeholders));
  if (isJsonError(tree)) {
    return isWhole
      ? [
          {
            offset: word.textStart + tree.offset,
            rule: 'samples/syntax',
            message: `the configuration is not valid JSON: ${tree.message}`,
            hint: 'Fix the JSON between the quotes.',
          },
        ]
      : [];
  }
  if (word.text.includes('connector.class')) counts.uses.connectors += 1;
  return checkConnector(tree, facts, {needsName: isWhole}).map(({offset, message, hint}) => ({
    offset: word.textStart + offset,
    rule: 'samples/connector',
    message,
    hint,
  }));
}
