import {readFileSync} from 'node:fs';
import path from 'node:path';

export type Scalar = string | number | boolean | null;

/** The parts of a fact about a named value that checks read; each fact file has some of them. */
export type Constraint = {
  type: string;
  required?: true;
  deprecated?: true;
  enum?: Scalar[];
  enumDeprecated?: Scalar[];
  min?: number;
  max?: number;
  pattern?: string;
};

export type CliOption = {
  flags: string[];
  takesValue: boolean;
  required?: true;
  type?: string;
  nargs?: string | number;
  choices?: Scalar[];
  deprecated?: true;
};
export type CliPositional = {
  name: string;
  required: boolean;
  repeatable?: true;
  choices?: Scalar[];
};
export type CliCommand = {
  path: string;
  deprecated?: true;
  positionals: CliPositional[];
  options: CliOption[];
};

export type TerraformAttribute = Omit<Constraint, 'required'> & {
  mode: 'required' | 'optional' | 'computed';
  enumOpen?: true;
};
export type TerraformType = {deprecated?: true; attributes: Record<string, TerraformAttribute>};

export type KubernetesField = Constraint & {open?: true};
export type KubernetesKind = {
  apiVersion: string;
  spec: Record<string, KubernetesField>;
  secretKeys?: string[];
};

export type Endpoint = {method: string; path: string; operationId: string};
export type Placeholder = {name: string; description: string; example: string; type: string};
type ByPath<T> = Record<string, T>;

/** By command: the command that took its place, what else serves, or null where nothing does. */
export type RemovedCommands = Record<string, string | {instead: string} | null>;

/** A command-line tool, as its check needs it. */
export type Cli = {
  /** As it is typed: `avn`. */
  name: string;
  globalOptions: CliOption[];
  commands: Map<string, CliCommand>;
  prefixes: Set<string>;
  /** Beginnings of commands up to a hyphen, as `service topic` of `service topic-create`. */
  families: Set<string>;
  /** Commands that older versions had. */
  removed: RemovedCommands;
  /** What to use in place of what is deprecated. */
  successors: {commands: Record<string, string>; options: Record<string, string>};
};

/** Everything that the checks of samples know of the tools. */
export type Facts = {
  avn: Cli;
  config: {
    services: Record<string, ByPath<Constraint>>;
    integrations: Record<string, ByPath<Constraint>>;
    endpoints: Record<string, ByPath<Constraint>>;
    removed: {services: Record<string, ByPath<Constraint>>};
  };
  services: {type: string; status: string}[];
  integrationTypes: string[];
  terraform: {
    resources: Record<string, TerraformType>;
    dataSources: Record<string, TerraformType>;
    removed: {resources: Record<string, string>; dataSources: Record<string, string>};
  };
  kubernetes: {kinds: Record<string, KubernetesKind>; removedKinds: Record<string, string>};
  /** Keys of the secrets that the operator writes. */
  secretKeys: Set<string>;
  api: {
    endpoints: Endpoint[];
    byLength: Map<number, Endpoint[]>;
    requests: Record<string, {fields: Record<string, Constraint>}>;
  };
  connectors: {class: string; kind: 'sink' | 'source'}[];
  metrics: Set<string>;
  clouds: Set<string>;
  /** First words of plans, of all service types together: `startup`. */
  planFamilies: Set<string>;
  placeholders: Map<string, Placeholder>;
};

/** Reads the fact files of a site. */
export function loadFacts(siteDir: string): Facts {
  const read = <T>(name: string): T =>
    JSON.parse(readFileSync(path.join(siteDir, 'data', `${name}.json`), 'utf8')) as T;
  const avn = read<{globalOptions: CliOption[]; commands: CliCommand[]}>('avn');
  const metrics = read<{groups: Record<string, {name: string}[]>}>('metrics');
  const integrations = read<{types: {type: string}[]}>('integration-types');
  const kubernetes = read<Facts['kubernetes']>('kubernetes');
  const api = read<Omit<Facts['api'], 'byLength'>>('api');
  const config = read<Facts['config']>('service-config');
  return {
    avn: {
      name: 'avn',
      globalOptions: avn.globalOptions,
      commands: new Map(avn.commands.map((command) => [command.path, command])),
      prefixes: new Set(avn.commands.flatMap(({path: words}) => prefixesOf(words))),
      families: new Set(
        avn.commands.flatMap(({path: words}) =>
          [...words.matchAll(/-/g)].map(({index}) => words.slice(0, index)),
        ),
      ),
      removed: read<{commands: RemovedCommands}>('avn-removed').commands,
      successors: read('successors'),
    },
    config: {
      services: withoutBranches(config.services),
      integrations: withoutBranches(config.integrations),
      endpoints: withoutBranches(config.endpoints),
      removed: {services: withoutBranches(config.removed.services)},
    },
    services: read<{services: Facts['services']}>('services').services,
    integrationTypes: [
      ...new Set([
        ...integrations.types.map(({type}) => type),
        ...Object.keys(config.integrations),
      ]),
    ],
    terraform: read('terraform'),
    kubernetes,
    secretKeys: new Set(Object.values(kubernetes.kinds).flatMap((kind) => kind.secretKeys ?? [])),
    api: {...api, byLength: byLength(api.endpoints)},
    connectors: read<{connectors: Facts['connectors']}>('connectors').connectors,
    metrics: new Set(Object.values(metrics.groups).flatMap((group) => group.map(({name}) => name))),
    clouds: new Set(read<{clouds: {name: string}[]}>('clouds').clouds.map(({name}) => name)),
    planFamilies: familiesOf(read<{services: Record<string, object>}>('plans').services),
    placeholders: new Map(read<Placeholder[]>('placeholders').map((item) => [item.name, item])),
  };
}

/** `Startup/Business/Premium-16` and `Free tier` name families by their words. */
function familiesOf(services: Record<string, object>): Set<string> {
  const names = Object.values(services).flatMap((plans) => Object.keys(plans));
  return new Set(
    names
      .flatMap((name) => name.split('/').map((part) => part.split(/[ -]/)[0]!.toLowerCase()))
      .sort(),
  );
}

function byLength(endpoints: Endpoint[]): Map<number, Endpoint[]> {
  const result = new Map<number, Endpoint[]>();
  for (const endpoint of endpoints) {
    const length = endpoint.path.split('/').length - 1;
    result.set(length, [...(result.get(length) ?? []), endpoint]);
  }
  return result;
}

function prefixesOf(words: string): string[] {
  const parts = words.split(' ');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join(' '));
}

/** Schemas with several forms number them (`settings<1>.account`); a reader writes `settings.account`. */
function withoutBranches<T>(types: Record<string, ByPath<T>>): Record<string, ByPath<T>> {
  return Object.fromEntries(
    Object.entries(types).map(([type, paths]) => [
      type,
      Object.fromEntries(
        Object.entries(paths).map(([key, value]) => [key.replace(/<\d+>/g, ''), value]),
      ),
    ]),
  );
}
