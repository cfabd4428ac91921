import type {AvnCommand, AvnOption, Facts} from '../facts';
import {didYouMean, nearest} from '../nearest';
import type {Word} from '../shell/commands';

/** A finding at an offset of the sample. */
export type AvnProblem = {offset: number; message: string; hint: string};

/** Options of avn itself stand before the command. */
export function skipGlobalOptions(
  words: Word[],
  options: AvnOption[],
): {rest: Word[]; problem?: AvnProblem} {
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
          message: `avn has no ${flag} before the command${didYouMean(flag, names)}`,
          hint: 'Options of a command stand behind it.',
        },
      };
    }
    at += option.takesValue && !word.text.includes('=') ? 2 : 1;
  }
  return {rest: words.slice(at)};
}

/** The command that the words name, and what stands behind it. */
export function findCommand(
  name: Word,
  words: Word[],
  facts: Facts,
): {command?: AvnCommand; args: Word[]; problem?: AvnProblem} {
  const {avn} = facts;
  let path = '';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || !word.isStatic || /^(?:-h|--help)$/.test(word.text)) return {args: []};
    const next = path ? `${path} ${word.text}` : word.text;
    const command = avn.commands.get(next);
    if (command && !avn.prefixes.has(next)) return {command, args: words.slice(at + 1)};
    if (!avn.prefixes.has(next)) {
      const whole = path ? avn.commands.get(path) : undefined;
      if (whole) return {command: whole, args: words.slice(at)};
      return {
        args: [],
        problem: removedCommand(path, words.slice(at), facts) ?? unknownCommand(path, word, avn),
      };
    }
    path = next;
  }
  const command = avn.commands.get(path);
  if (command || path === '') return {command, args: []};
  const last = words[words.length - 1] ?? name;
  return {
    args: [],
    problem: {
      offset: last.start,
      message: `\`avn ${path}\` is a group of commands, not a command`,
      hint: `Its commands: ${nextWords(path, avn).join(', ')}.`,
    },
  };
}

function removedCommand(
  path: string,
  rest: Word[],
  {removedCommands}: Facts,
): AvnProblem | undefined {
  const written = [path, ...rest.map(({text}) => text)].join(' ').trim();
  const removed = Object.keys(removedCommands).find(
    (name) => written === name || written.startsWith(`${name} `),
  );
  if (removed === undefined) return undefined;
  const successor = removedCommands[removed];
  return {
    offset: rest[0]?.start ?? 0,
    message: `avn no longer has the command ${removed}`,
    hint:
      typeof successor === 'string'
        ? `Write \`avn ${successor}\`.`
        : successor
          ? `Use ${successor.instead}.`
          : 'Nothing takes its place: what it served has ended.',
  };
}

function unknownCommand(path: string, word: Word, avn: Facts['avn']): AvnProblem {
  const names = nextWords(path, avn);
  const group = path ? `avn ${path}` : 'avn';
  const near = nearest(word.text, names);
  const elsewhere = near
    ? undefined
    : [...avn.commands.keys()].find((key) => key.endsWith(` ${word.text}`));
  return {
    offset: word.start,
    message: `${group} has no command ${word.text}${near ? ` (did you mean \`${near}\`?)` : elsewhere ? ` (did you mean \`avn ${elsewhere}\`?)` : ''}`,
    hint: near
      ? `Write \`${group} ${near}\`.`
      : elsewhere
        ? `Write \`avn ${elsewhere}\`.`
        : `Its commands: ${names.join(', ')}.`,
  };
}

function nextWords(path: string, {commands}: Facts['avn']): string[] {
  const depth = path ? path.split(' ').length : 0;
  const inside = [...commands.keys()].filter((key) => path === '' || key.startsWith(`${path} `));
  return [...new Set(inside.map((key) => key.split(' ')[depth] ?? ''))];
}
