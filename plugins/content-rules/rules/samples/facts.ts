import path from 'node:path';
import {factFiles} from '../../../shared/facts/site';
import type {
  CliCommand,
  CliOption,
  Endpoint,
  Files,
  Parameters,
  Placeholder,
  Scalar,
} from '../../../shared/facts/types';
import {withServerValues} from './avn/server-values';

export type {
  CliCommand,
  CliOption,
  Endpoint,
  Placeholder,
  TerraformAttribute,
  TerraformType,
} from '../../../shared/facts/types';

/** Properties of parameters, options and fields that checks read; each fact file has some of them. */
export type Constraint = {
  type: string;
  required?: true;
  deprecated?: true | string;
  enum?: Scalar[];
  enumDeprecated?: Scalar[];
  min?: number;
  max?: number;
  pattern?: string;
};

type Kind = Files['kubernetes.json']['kinds'][string];
export type KubernetesField = Kind['spec'][string] & Constraint;
export type KubernetesKind = Pick<Kind, 'apiVersion' | 'secretKeys'> & {
  spec: Record<string, KubernetesField>;
};

/** The facts about a command-line tool. */
export type Cli = {
  /** Name of the command: `avn`. */
  name: string;
  globalOptions: CliOption[];
  commands: Map<string, CliCommand>;
  prefixes: Set<string>;
  /** Prefixes of commands up to a hyphen: `service topic` of `service topic-create`. */
  families: Set<string>;
  /** Commands of older versions. */
  removed: Files['avn-removed.json']['commands'];
  /** Replacements of deprecated commands and options. */
  successors: Pick<Files['successors.json'], 'commands' | 'options'>;
};

/** The facts that samples are compared with, indexed for look-ups. */
export type SampleFacts = {
  avn: Cli;
  config: {
    services: Record<string, Parameters>;
    integrations: Record<string, Parameters>;
    endpoints: Record<string, Parameters>;
    removed: {services: Record<string, Parameters>};
  };
  services: Files['services.json']['services'];
  integrationTypes: string[];
  terraform: Files['terraform.json'];
  kubernetes: {kinds: Record<string, KubernetesKind>; removedKinds: Record<string, string>};
  /** Keys of secrets that the operator creates. */
  secretKeys: Set<string>;
  api: {
    endpoints: Endpoint[];
    /** Endpoints by number of path segments. */
    byLength: Map<number, Endpoint[]>;
    requests: Files['api.json']['requests'];
    enums: Files['api.json']['enums'];
  };
  connectors: Files['connectors.json']['connectors'];
  metrics: Set<string>;
  clouds: Set<string>;
  /** First words of plan names, for all service types: `startup`. */
  planFamilies: Set<string>;
  placeholders: Map<string, Placeholder>;
};

const kept = new WeakMap<Files, SampleFacts>();

/** The facts of a site; the same object until a file in data/ changes. */
export function sampleFacts(siteDir: string): SampleFacts {
  const files = factFiles(path.join(siteDir, 'data'));
  const facts = kept.get(files) ?? prepare(files);
  kept.set(files, facts);
  return facts;
}

function prepare(files: Files): SampleFacts {
  const config = files['service-config.json'];
  const kubernetes = files['kubernetes.json'];
  const kinds = Object.fromEntries(
    Object.entries(kubernetes.kinds).map(([name, kind]) => [
      name,
      {...kind, spec: typed(kind.spec)},
    ]),
  );
  const api = files['api.json'];
  const types = files['integration-types.json'].types.map(({type}) => type);
  const groups = Object.values(files['metrics.json'].groups);
  return {
    avn: {
      name: 'avn',
      ...treeOf({
        globalOptions: files['avn.json'].globalOptions,
        commands: withServerValues(
          files['avn.json'],
          files['cli.json'],
          api,
          files['permissions.json'],
        ),
      }),
      removed: files['avn-removed.json'].commands,
      successors: files['successors.json'],
    },
    config: {
      services: withoutBranches(config.services),
      integrations: withoutBranches(config.integrations),
      endpoints: withoutBranches(config.endpoints),
      removed: {services: withoutBranches(config.removed.services)},
    },
    services: files['services.json'].services,
    integrationTypes: [...new Set([...types, ...Object.keys(config.integrations)])],
    terraform: files['terraform.json'],
    kubernetes: {...kubernetes, kinds},
    secretKeys: new Set(Object.values(kinds).flatMap((kind) => kind.secretKeys ?? [])),
    api: {...api, byLength: byLength(api.endpoints)},
    connectors: files['connectors.json'].connectors,
    metrics: new Set(groups.flatMap((group) => group.map(({name}) => name))),
    clouds: new Set(files['clouds.json'].clouds.map(({name}) => name)),
    planFamilies: familiesOf(files['plans.json'].services),
    placeholders: new Map(files['placeholders.json'].map((item) => [item.name, item])),
  };
}

function treeOf({
  globalOptions,
  commands,
}: Pick<Files['avn.json'], 'globalOptions' | 'commands'>): Pick<
  Cli,
  'globalOptions' | 'commands' | 'prefixes' | 'families'
> {
  const paths = commands.map(({path: words}) => words);
  return {
    globalOptions,
    commands: new Map(commands.map((command) => [command.path, command])),
    prefixes: new Set(paths.flatMap(prefixesOf)),
    families: new Set(
      paths.flatMap((words) => [...words.matchAll(/-/g)].map(({index}) => words.slice(0, index))),
    ),
  };
}

/** Fields of a Kubernetes kind. Entries without a type are rules about the object, and are left out. */
function typed(spec: Kind['spec']): KubernetesKind['spec'] {
  return Object.fromEntries(
    Object.entries(spec).flatMap(([name, field]) =>
      field.type === undefined ? [] : [[name, {...field, type: field.type}]],
    ),
  );
}

/** Plan families, from names such as `Startup/Business/Premium-16` and `Free tier`. */
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

/** Removes the numbers of alternative schemas: `settings<1>.account` is `settings.account` for readers. */
function withoutBranches(types: Record<string, Parameters>): Record<string, Parameters> {
  return Object.fromEntries(
    Object.entries(types).map(([type, paths]) => [
      type,
      Object.fromEntries(
        Object.entries(paths).map(([key, value]) => [key.replace(/<\d+>/g, ''), value]),
      ),
    ]),
  );
}
