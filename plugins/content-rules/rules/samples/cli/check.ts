import type {Cli, CliCommand, CliOption, SampleFacts} from '../facts';
import {didYouMean, hintFor, valuesHint} from '../../../../shared/nearest';
import {offerProblem} from '../offers';
import type {Word} from '../shell/commands';
import {findCommand, skipGlobalOptions, type CliProblem} from './command';

/** A call of a tool: its arguments, and whether more can be added at run time (xargs, "$@"). */
export type CliCall = {name: Word; words: Word[]; isOpen: boolean};

/** Parsed arguments of a call with a known command. */
export type CliUse = {
  command: CliCommand;
  positionals: Word[];
  /** Option values by the first flag of the option. */
  values: Map<string, Word[]>;
};

export type CliResult = {problems: CliProblem[]; use?: CliUse};

/** Checks a call against the tool's command tree: the command, its flags and their values, and required arguments. */
export function checkCli(call: CliCall, cli: Cli, facts: SampleFacts): CliResult {
  const {rest, problem: globalProblem} = skipGlobalOptions(call.words, cli);
  if (globalProblem) return {problems: [globalProblem]};
  const {command, args, problem} = findCommand(call.name, rest, cli);
  if (problem) return {problems: [problem]};
  if (!command) return {problems: []};
  if (command.deprecated) {
    const successor = cli.successors.commands[command.path];
    return {
      problems: [
        {
          offset: rest[0]?.start ?? call.name.start,
          message: `\`${cli.name} ${command.path}\` is deprecated`,
          hint: successor
            ? `Use \`${cli.name} ${successor}\`.`
            : 'Use the command that replaces it.',
          onlyInSamples: true,
        },
      ],
    };
  }
  const reader = new Arguments(command, cli, facts, call.isOpen);
  return reader.read(args, call.name.start);
}

class Arguments {
  private readonly problems: CliProblem[] = [];
  private readonly positionals: Word[] = [];
  private readonly values = new Map<string, Word[]>();
  private asksHelp = false;

  constructor(
    private readonly command: CliCommand,
    private readonly cli: Cli,
    private readonly facts: SampleFacts,
    private isOpen: boolean,
  ) {}

  read(words: Word[], start: number): CliResult {
    let onlyPositionals = false;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (!word) break;
      if (!onlyPositionals && word.text === '--') onlyPositionals = true;
      else if (!onlyPositionals && isFlag(word)) at = this.option(words, at);
      else this.positional(word);
    }
    if (!this.asksHelp) this.needs(start);
    return {
      problems: this.problems,
      use: {command: this.command, positionals: this.positionals, values: this.values},
    };
  }

  private report(offset: number, message: string, hint: string, onlyInSamples?: true): void {
    this.problems.push({offset, message, hint, ...(onlyInSamples && {onlyInSamples})});
  }

  private positional(word: Word): void {
    if (!word.isStatic && !word.isQuoted) this.isOpen = true;
    if (/^\$\{?[@*]|\[[@*]\]/.test(word.text)) this.isOpen = true;
    this.positionals.push(word);
  }

  /** Reads the option at index `at`; returns the index of its last word. */
  private option(words: Word[], at: number): number {
    const word = words[at];
    if (!word) return at;
    const {option, value} = this.find(word);
    if (!option) return at;
    const [flag = ''] = option.flags;
    const given = this.values.get(flag) ?? [];
    this.values.set(flag, given);
    if (option.deprecated) {
      const successor = this.cli.successors.options[`${this.command.path} ${flag}`];
      this.report(
        word.start,
        `${this.cli.name} ${this.command.path} ${flag} is deprecated`,
        successor ? `Use \`${successor}\`.` : 'Remove it.',
      );
    }
    if (!option.takesValue) {
      if (value) this.report(word.start, `${flag} takes no value`, `Write \`${flag}\` alone.`);
      return at;
    }
    if (value) {
      this.value(option, value, given);
      return at;
    }
    const many = option.nargs === '*' || option.nargs === '+';
    let last = at;
    for (let next = words[last + 1]; next && !isFlag(next); next = words[last + 1]) {
      this.value(option, next, given);
      last += 1;
      if (!many) break;
    }
    if (last === at && option.nargs !== '*') {
      this.report(word.start, `${flag} needs a value`, `Write \`${flag} VALUE\`.`, true);
    }
    return last;
  }

  private find(word: Word): {option?: CliOption; value?: Word} {
    const {options} = this.command;
    if (/^(?:-h|--help)$/.test(word.text)) {
      this.asksHelp = true;
      return {};
    }
    const equals = word.text.indexOf('=');
    const isLong = word.text.startsWith('--');
    const flag = isLong
      ? equals < 0
        ? word.text
        : word.text.slice(0, equals)
      : word.text.slice(0, 2);
    const rest = isLong ? (equals < 0 ? 0 : equals + 1) : word.text.length > 2 ? 2 : 0;
    const value =
      rest === 0
        ? undefined
        : {
            ...word,
            text: word.text.slice(rest),
            start: word.start + rest,
            textStart: word.textStart + rest,
          };
    const option = options.find(
      ({flags}) => flags.includes(isLong ? flag : word.text) || flags.includes(flag),
    );
    if (option) return {option, value};
    const names = options.flatMap(({flags}) => flags).concat('--help');
    const long = isLong ? names.filter((name) => name.startsWith(flag)) : [];
    if (long.length === 1 && long[0]) {
      this.report(
        word.start,
        `${flag} is short for ${long[0]}`,
        `Write \`${long[0]}\`: short forms break when a flag is added.`,
      );
      return {option: options.find(({flags}) => flags.includes(long[0] ?? '')), value};
    }
    // The unknown flag may take a value or not.
    this.isOpen = true;
    const isGlobal = this.cli.globalOptions.some(({flags}) => flags.includes(flag));
    this.report(
      word.start,
      `${this.cli.name} ${this.command.path} has no ${isLong ? flag : word.text}${isGlobal ? '' : didYouMean(flag, names)}`,
      isGlobal
        ? `\`${flag}\` comes before the command: \`${this.cli.name} ${flag} … ${this.command.path}\`.`
        : hintFor(flag, names, 'flags'),
    );
    return {};
  }

  private value(option: CliOption, word: Word, given: Word[]): void {
    given.push(word);
    const [flag = ''] = option.flags;
    if (!word.isStatic || this.facts.placeholders.has(word.text)) return;
    if (option.type === 'int' && !/^-?\d+$/.test(word.text)) {
      this.report(
        word.start,
        `${flag} takes a whole number, not \`${word.text}\``,
        'Write digits alone.',
      );
    }
    const offer = option.flags
      .map((name) => offerProblem(name, word.text, this.facts))
      .find(Boolean);
    if (offer)
      this.report(word.start, `${flag}: ${offer}`, 'Give it a name that the platform has.');
    const choices = option.choices?.map(String);
    if (choices && !choices.includes(word.text)) {
      this.report(
        word.start,
        `${flag} cannot be \`${word.text}\`${didYouMean(word.text, choices)}`,
        valuesHint(word.text, choices),
      );
    }
  }

  private needs(start: number): void {
    const {path, positionals, options} = this.command;
    if (this.isOpen) return;
    const repeats = positionals.some(({repeatable}) => repeatable);
    const extra = repeats ? undefined : this.positionals[positionals.length];
    if (extra) {
      this.report(
        extra.start,
        `${this.cli.name} ${path} does not take \`${extra.text}\``,
        positionals.length > 0
          ? `It takes ${positionals.map(({name}) => name).join(', ')}.`
          : 'It takes flags only.',
      );
    }
    const lacking = positionals.filter(({required}) => required)[this.positionals.length];
    if (lacking)
      this.report(
        start,
        `${this.cli.name} ${path} needs ${lacking.name}`,
        `Add it after \`${path}\`.`,
      );
    for (const option of options) {
      const [flag = ''] = option.flags;
      if (option.required && !this.values.has(flag))
        this.report(
          start,
          `${this.cli.name} ${path} needs ${flag}`,
          `Add \`${flag}${option.takesValue ? ' VALUE' : ''}\`.`,
        );
    }
  }
}

function isFlag({text, isStatic}: Word): boolean {
  return /^-[A-Za-z-]/.test(text) && (isStatic || text.startsWith('--'));
}
