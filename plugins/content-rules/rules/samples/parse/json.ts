import {findingAt, type Finding} from '../sample';
import {isJsonError, parseJson, type JsonOptions} from './jsonTree';

/** Checks JSON: one value, or one value per line (for bulk APIs). */
export function checkJson(text: string, options: JsonOptions = {}): Finding[] {
  const whole = parseJson(text, options);
  if (!isJsonError(whole)) return [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (
    !options.hasComments &&
    lines.length > 1 &&
    lines.every((line) => !isJsonError(parseJson(line)))
  )
    return [];
  return [
    findingAt(
      text,
      whole.offset,
      'samples/syntax',
      `this sample is not valid JSON: ${whole.message}`,
      'Fix it; JSON with comments is `jsonc`, and text that is cut belongs in a `text` fence.',
    ),
  ];
}
