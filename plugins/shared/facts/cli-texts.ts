import type {CliCommand, CliOption, CliTexts, Files} from './types';

/** Name of an option in data/cli.json: its long flag if it has one. */
export const optionName = ({flags}: Pick<CliOption, 'flags'>): string =>
  flags.find((flag) => flag.startsWith('--')) ?? flags[0] ?? '';

export const argumentNames = ({positionals, options}: CliCommand): string[] => [
  ...positionals.map(({name}) => name),
  ...options.map(optionName),
];

/** Description of an argument: the command's own text, or the shared text for arguments of this name. */
export function argumentText(cli: CliTexts, command: string, name: string): string | undefined {
  return cli.commands[command]?.arguments?.[name] ?? cli.arguments[name];
}

/** Keys that data/cli.json lacks for a command. Deprecated commands and arguments need none. */
export function missingCliTexts(cli: CliTexts, command: CliCommand): string[] {
  if (command.deprecated) {
    return [];
  }
  if (!cli.commands[command.path]) {
    return [`commands."${command.path}"`];
  }
  return argumentNames(command)
    .filter((name) => argumentText(cli, command.path, name) === undefined)
    .map((name) => `commands."${command.path}".arguments."${name}"`);
}

/** Reads data/cli.json; adds keys of unknown commands and unknown API calls to the problems. */
export function loadCliTexts(
  files: Pick<Files, 'avn.json' | 'api.json' | 'cli.json'>,
  problems: string[],
): CliTexts {
  const avn = files['avn.json'];
  const api = files['api.json'];
  const written = files['cli.json'];
  const commands = new Map(avn.commands.map((command) => [command.path, command]));
  const roles = new Map(api.endpoints.map((e) => [`${e.method} ${e.path}`, e.roles]));
  const shared = new Set<string>();
  const result: CliTexts = {arguments: written.arguments, commands: {}};
  for (const [path, {call, example, arguments: own = {}}] of Object.entries(written.commands)) {
    const command = commands.get(path);
    if (!command) {
      problems.push(`cli.json: commands."${path}" is no command of avn.json`);
      continue;
    }
    const names = argumentNames(command);
    names.filter((name) => !(name in own)).forEach((name) => shared.add(name));
    for (const name of Object.keys(own).filter((key) => !names.includes(key))) {
      problems.push(
        `cli.json: commands."${path}".arguments."${name}": the command has no such argument`,
      );
    }
    if (call !== undefined && !roles.has(call)) {
      problems.push(`cli.json: commands."${path}".call: ${call} is no endpoint of api.json`);
    }
    result.commands[path] = {permissions: roles.get(call ?? ''), example, arguments: own};
  }
  for (const name of Object.keys(written.arguments).filter((key) => !shared.has(key))) {
    problems.push(`cli.json: arguments."${name}": no command uses this text`);
  }
  return result;
}
