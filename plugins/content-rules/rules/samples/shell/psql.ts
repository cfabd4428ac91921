import {fillNumbers} from '../fill';
import type {SampleFacts} from '../facts';
import {checkPostgres} from '../parse/sqlPostgres';
import {shiftFinding, type Finding} from '../sample';
import type {Command, Word} from './commands';

/** `-c`, also after flags without a value, as in `-Atc`. */
const COMMAND = /^-[aAbeEnNqsStwWxXz01]*c$/;

/** Statements that a shell passes to psql: `-c`, `--command`, a here-document. */
export function statementsOf({words, heredoc}: Command): Word[] {
  if (words[0]?.text !== 'psql') return [];
  const given = words.flatMap((word, at) => {
    if (COMMAND.test(word.text) || word.text === '--command') return words[at + 1] ?? [];
    const start = word.text.startsWith('--command=') ? '--command='.length : 0;
    return start === 0
      ? []
      : {...word, text: word.text.slice(start), textStart: word.textStart + start};
  });
  return heredoc ? [...given, heredoc] : given;
}

/** Checks these statements, except those with variables of the shell or psql. */
export function checkPsql(
  value: string,
  command: Command,
  {placeholders}: Pick<SampleFacts, 'placeholders'>,
): Finding[] {
  return statementsOf(command)
    .filter(({isStatic, text}) => isStatic && !/(?<!:):["'a-z_]/i.test(text))
    .flatMap((word) =>
      checkPostgres(fillNumbers(word.text, placeholders)).map((finding) => ({
        ...shiftFinding(value, word.isVerbatim ? word.textStart : word.start, finding),
        hint: 'Fix the statement.',
      })),
    );
}
