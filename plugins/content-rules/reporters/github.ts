import type {Problem} from '../problem';

const escapeData = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Workflow commands that GitHub shows beside the lines of a pull request. */
export function github(problems: Problem[]): string {
  return problems
    .map(
      ({file, line, column, rule, message, hint}) =>
        `::error file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}::${escapeData(`${message}\n${hint}`)}`,
    )
    .join('\n');
}
