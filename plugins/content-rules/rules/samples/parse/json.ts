import {findingAt, type Finding} from '../sample';
import {isJsonError, parseJson} from './jsonTree';

/** Syntax of JSON: one value, or one value a line (as bulk interfaces want it). */
export function checkJson(text: string): Finding[] {
  const whole = parseJson(text);
  if (!isJsonError(whole)) return [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1 && lines.every((line) => !isJsonError(parseJson(line)))) return [];
  return [
    findingAt(
      text,
      whole.offset,
      'samples/syntax',
      `this sample is not valid JSON: ${whole.message}`,
      'Fix it; text that is cut or commented belongs in a `text` fence.',
    ),
  ];
}
