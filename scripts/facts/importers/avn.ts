import {fromAvn, type RawAvn} from '../tables/avn';

type Avn = ReturnType<typeof fromAvn>;
type Option = Avn['globalOptions'][number];

/** Keeps a type that the dump could not name, in the key order of data/. */
function withKnown(option: Option, before: Option[]): Option {
  const old = before.find(({flags}) => flags?.[0] === option.flags?.[0]);
  const merged =
    option.takesValue && option.type === undefined && old?.type
      ? {...option, type: old.type}
      : option;
  return old
    ? (Object.fromEntries(
        Object.keys({...old, ...merged}).flatMap((key) =>
          key in merged ? [[key, merged[key as keyof Option]]] : [],
        ),
      ) as Option)
    : merged;
}

/** Converts a dump of `avn` to data/avn.json. */
export function importAvn(text: string, current: object): object {
  const raw = JSON.parse(text) as RawAvn;
  if (!raw.source?.version || !Array.isArray(raw.global_options)) {
    throw new Error(
      'facts: this is no dump of avn; make it with scripts/facts/importers/avn-dump.py',
    );
  }
  const known = current as Avn;
  const today = new Date().toISOString().slice(0, 10);
  const fresh = fromAvn(raw, today);
  const before = new Map(known.commands.map((command) => [command.path, command]));
  return {
    ...fresh,
    // argparse does not know which environment variables avn reads.
    environment: known.environment,
    globalOptions: fresh.globalOptions.map((option) => withKnown(option, known.globalOptions)),
    commands: fresh.commands.map((command) => ({
      ...command,
      options: command.options.map((option) =>
        withKnown(option, before.get(command.path)?.options ?? []),
      ),
    })),
  };
}
