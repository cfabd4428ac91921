import type {Cli, CliCommand} from '../facts';
import {didYouMean, nearest} from '../../../../shared/nearest';
import type {Word} from '../shell/commands';

/** A finding at an offset of the sample. */
export type CliProblem = {
  offset: number;
  message: string;
  hint: string;
  /**
   * Not a problem in prose: a sentence may name a group of commands, an option without its value, or an old command.
   */
  onlyInSamples?: true;
};

/** Skips global options, which come before the command. */
export function skipGlobalOptions(
  words: Word[],
  {name, globalOptions: options}: Cli,
): {rest: Word[]; problem?: CliProblem} {
  let at = 0;
  for (let word = words[at]; word?.isStatic && word.text.startsWith('-'); word = words[at]) {
    if (/^(?:-h|--help|--version)$/.test(word.text)) return {rest: []};
    const [flag = ''] = word.text.split('=');
    const option = options.find(({flags}) => flags.includes(flag));
    if (!option) {
      const names = options.flatMap(({flags}) => flags);
      return {
        rest: [],
        problem: {
          offset: word.start,
          message: `${name} has no ${flag} before the command${didYouMean(flag, names)}`,
          hint: 'Options of a command come after it.',
        },
      };
    }
    at += option.takesValue && !word.text.includes('=') ? 2 : 1;
  }
  return {rest: words.slice(at)};
}

/** Finds the command at the beginning of the words; the others are its arguments. */
export function findCommand(
  name: Word,
  words: Word[],
  cli: Cli,
): {command?: CliCommand; args: Word[]; problem?: CliProblem} {
  let path = '';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || !word.isStatic || /^(?:-h|--help)$/.test(word.text)) return {args: []};
    const next = path ? `${path} ${word.text}` : word.text;
    const command = cli.commands.get(next);
    if (command && !cli.prefixes.has(next)) return {command, args: words.slice(at + 1)};
    if (!cli.prefixes.has(next)) {
      const whole = path ? cli.commands.get(path) : undefined;
      if (whole) return {command: whole, args: words.slice(at)};
      return {
        args: [],
        problem: removedCommand(path, words.slice(at), cli) ?? unknownCommand(path, word, cli),
      };
    }
    path = next;
  }
  const command = cli.commands.get(path);
  if (command || path === '') return {command, args: []};
  const last = words[words.length - 1] ?? name;
  return {
    args: [],
    problem: {
      offset: last.start,
      message: `\`${cli.name} ${path}\` is a group of commands, not a command`,
      hint: `Its commands: ${nextWords(path, cli).join(', ')}.`,
      onlyInSamples: true,
    },
  };
}

function removedCommand(
  path: string,
  rest: Word[],
  {name: tool, removed: removedCommands}: Cli,
): CliProblem | undefined {
  const written = [path, ...rest.map(({text}) => text)].join(' ').trim();
  const removed = Object.keys(removedCommands).find(
    (name) => written === name || written.startsWith(`${name} `),
  );
  if (removed === undefined) return undefined;
  const successor = removedCommands[removed];
  return {
    offset: rest[0]?.start ?? 0,
    message: `${tool} no longer has the command ${removed}`,
    hint:
      typeof successor === 'string'
        ? `Write \`${tool} ${successor}\`.`
        : successor
          ? `Use ${successor.instead}.`
          : 'Nothing takes its place: what it served has ended.',
  };
}

function unknownCommand(path: string, word: Word, cli: Cli): CliProblem {
  const names = nextWords(path, cli);
  const group = path ? `${cli.name} ${path}` : cli.name;
  const near = nearest(word.text, names);
  const elsewhere = near
    ? undefined
    : [...cli.commands.keys()].find((key) => key.endsWith(` ${word.text}`));
  return {
    offset: word.start,
    message: `${group} has no command ${word.text}${near ? ` (did you mean \`${near}\`?)` : elsewhere ? ` (did you mean \`${cli.name} ${elsewhere}\`?)` : ''}`,
    hint: near
      ? `Write \`${group} ${near}\`.`
      : elsewhere
        ? `Write \`${cli.name} ${elsewhere}\`.`
        : `Its commands: ${names.join(', ')}.`,
  };
}

function nextWords(path: string, {commands}: Cli): string[] {
  const depth = path ? path.split(' ').length : 0;
  const inside = [...commands.keys()].filter((key) => path === '' || key.startsWith(`${path} `));
  return [...new Set(inside.map((key) => key.split(' ')[depth] ?? ''))];
}
