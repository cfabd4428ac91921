import {known} from '../tsv';

type RawArgument = {
  name?: string;
  flags?: string[];
  takes_value?: boolean;
  required?: boolean;
  repeatable?: boolean;
  type?: string | null;
  metavar?: string;
  nargs?: string | number;
  choices?: string[];
  default?: unknown;
  deprecated?: boolean;
};
export type RawAvn = {
  source: {project: string; version: string; commit_date?: string; read?: string};
  environment?: string[];
  global_options: RawArgument[];
  commands: {
    path: string;
    positionals: RawArgument[];
    options: RawArgument[];
    no_auth?: boolean;
    deprecated?: boolean;
  }[];
};

const option = (raw: RawArgument) => ({
  flags: raw.flags,
  takesValue: raw.takes_value === true,
  ...known({
    required: raw.required,
    repeatable: raw.repeatable,
    type: raw.type ?? undefined,
    metavar: raw.metavar,
    nargs: raw.nargs,
    choices: raw.choices,
    default: raw.default ?? undefined,
    deprecated: raw.deprecated,
  }),
});

const positional = (raw: RawArgument) => ({
  name: raw.name,
  required: raw.required === true,
  ...known({
    repeatable: raw.repeatable,
    type: raw.type ?? undefined,
    nargs: raw.nargs,
    choices: raw.choices,
    // argparse ignores the default of a required argument.
    default: raw.required === true ? undefined : (raw.default ?? undefined),
  }),
});

/** Converts the dump of avn's argparse tree to data/avn.json. */
export function fromAvn(raw: RawAvn, read: string) {
  if (!Array.isArray(raw.commands) || raw.commands.length === 0) {
    throw new Error(
      'facts: the avn dump has no commands; make it with scripts/facts/importers/avn-dump.py',
    );
  }
  return {
    source: {name: 'aiven-client', version: raw.source.version, date: raw.source.read ?? read},
    globalOptions: raw.global_options.map(option),
    environment: raw.environment ?? [],
    commands: raw.commands.map((command) => ({
      path: command.path,
      ...known({noAuth: command.no_auth, deprecated: command.deprecated}),
      positionals: command.positionals.map(positional),
      options: command.options.map(option),
    })),
  };
}
