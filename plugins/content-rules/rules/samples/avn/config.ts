import {valueProblem} from '../constraint';
import type {Constraint, SampleFacts} from '../facts';
import {didYouMean, hintFor} from '../../../../shared/nearest';
import type {PageContext} from '../sample';
import type {Word} from '../shell/commands';
import type {CliUse} from '../cli/check';
import type {CliProblem} from '../cli/command';

/** Parameters with the name of the service type or integration that has them. */
type Owner = {name: string; parameters: Record<string, Constraint>};

/** Checks `-c key=value`, `--remove-option`, and the types that a call of avn names. */
export function checkAvnConfig(
  use: CliUse,
  context: PageContext,
  facts: SampleFacts,
): CliProblem[] {
  return [...typeProblems(use, facts), ...configProblems(use, context, facts)];
}

function typeProblems({command, values}: CliUse, facts: SampleFacts): CliProblem[] {
  const kinds: Record<string, {flag: string; names: string[]; what: string}> = {
    'service create': {
      flag: '--service-type',
      names: facts.services.filter(({status}) => status === 'active').map(({type}) => type),
      what: 'service type',
    },
    'service integration-create': {
      flag: '--integration-type',
      names: facts.integrationTypes,
      what: 'integration type',
    },
    'service integration-endpoint-create': {
      flag: '--endpoint-type',
      names: Object.keys(facts.config.endpoints),
      what: 'endpoint type',
    },
  };
  const all = facts.services.map(({type}) => type);
  const kind =
    kinds[command.path] ??
    (values.has('--service-type')
      ? {flag: '--service-type', names: all, what: 'service type'}
      : undefined);
  const word = kind && valueOf(values, kind.flag);
  if (!kind || !word || isUnknown(word, facts)) return [];
  const type = word.text.split(':')[0] ?? '';
  if (kind.names.includes(type)) return [];
  const ended = facts.services.some(
    (service) => service.type === type && service.status === 'ended',
  );
  return [
    {
      offset: word.start,
      message:
        ended && kind.what === 'service type'
          ? `the service type \`${type}\` has ended and can no longer be created`
          : `there is no ${kind.what} \`${type}\`${didYouMean(type, kind.names)}`,
      hint: hintFor(type, kind.names, `${kind.what}s`),
    },
  ];
}

function configProblems(use: CliUse, context: PageContext, facts: SampleFacts): CliProblem[] {
  const given = use.values.get('-c') ?? [];
  const removed =
    use.command.path === 'service update' ? (use.values.get('--remove-option') ?? []) : [];
  if (use.command.path === 'project create' || given.length + removed.length === 0) return [];
  const owners = ownersOf(use, context, facts);
  return [
    ...given.flatMap((word) => pairProblem(word, owners, facts)),
    ...removed.flatMap((word) =>
      isUnknown(word, facts) ? [] : (keyProblem(word.text, word.start, owners) ?? []),
    ),
  ];
}

/** Service types whose parameters `-c` may name: the type in the command, or that of the page, or all. */
export function ownersOf(
  {command, values, positionals}: CliUse,
  context: PageContext,
  facts: SampleFacts,
): Owner[] {
  const {config} = facts;
  const pick = (
    all: Record<string, Record<string, Constraint>>,
    type: string | undefined,
  ): Owner[] =>
    type !== undefined && all[type]
      ? [{name: type, parameters: all[type] ?? {}}]
      : Object.entries(all).map(([name, parameters]) => ({name, parameters}));
  if (command.path.startsWith('service integration-endpoint'))
    return pick(config.endpoints, valueOf(values, '--endpoint-type')?.text);
  if (command.path.startsWith('service integration'))
    return pick(config.integrations, valueOf(values, '--integration-type')?.text);
  const given = valueOf(values, '--service-type')?.text.split(':')[0];
  const named = context.serviceTypes?.[positionals[0]?.text ?? ''];
  return pick(
    {...config.removed.services, ...config.services},
    given ?? named ?? context.serviceType,
  );
}

function pairProblem(word: Word, owners: Owner[], facts: SampleFacts): CliProblem[] {
  const equals = word.text.indexOf('=');
  if (equals < 0) {
    return word.isStatic && !isUnknown(word, facts)
      ? [
          {
            offset: word.start,
            message: `\`-c ${word.text}\` has no value`,
            hint: 'Write `-c key=value`.',
          },
        ]
      : [];
  }
  const key = word.text.slice(0, equals);
  const value = word.text.slice(equals + 1);
  if (/[$`]/.test(key) || facts.placeholders.has(key)) return [];
  const unknown = keyProblem(key, word.textStart, owners);
  if (unknown) return [unknown];
  if (!word.isStatic || [...facts.placeholders.keys()].some((name) => value.includes(name)))
    return [];
  return valueProblems(key, value, word, owners);
}

function keyProblem(key: string, offset: number, owners: Owner[]): CliProblem | undefined {
  const facts = owners
    .map(({parameters}) => findParameter(parameters, key))
    .filter((fact) => fact !== undefined);
  const whose = owners.length === 1 ? (owners[0]?.name ?? '') : 'no service';
  if (facts.length > 0) {
    return facts.every(({deprecated}) => deprecated)
      ? {
          offset,
          message: `the parameter \`${key}\` of ${whose} is deprecated`,
          hint: 'Use what replaces it, or remove it.',
        }
      : undefined;
  }
  const names = owners
    .flatMap(({parameters}) => Object.keys(parameters))
    .filter((name) => !name.includes('[]'));
  return {
    offset,
    message:
      owners.length === 1
        ? `${whose} has no parameter \`${key}\`${didYouMean(key, names)}`
        : `no service has a parameter \`${key}\`${didYouMean(key, names)}`,
    hint: hintFor(key, names, 'parameters'),
  };
}

function valueProblems(key: string, value: string, word: Word, owners: Owner[]): CliProblem[] {
  const facts = owners
    .map(({parameters}) => findParameter(parameters, key))
    .filter((fact) => fact !== undefined);
  const problems = facts.map((fact) =>
    /^(?:null|None)$/.test(value) ? undefined : valueProblem(value, fact, true),
  );
  const [first] = problems;
  if (first === undefined || problems.some((problem) => problem === undefined)) return [];
  return [
    {
      offset: word.textStart + key.length + 1,
      message: `the parameter \`${key}\`: ${first}`,
      hint: 'Give it a value that the service accepts.',
    },
  ];
}

/** The fact about a parameter. Below a free-form object, every key is valid. */
export function findParameter(
  parameters: Record<string, Constraint>,
  key: string,
): Constraint | undefined {
  const exact = parameters[key] ?? parameters[key.replace(/\.\d+(?=\.|$)/g, '[]')];
  if (exact) return exact;
  const parts = key.split('.');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const path = parts.slice(0, length).join('.');
    const parent = parameters[path];
    if (parent)
      return /object|map/.test(parent.type) &&
        !Object.keys(parameters).some((name) => name.startsWith(`${path}.`))
        ? {type: 'any'}
        : undefined;
  }
  return undefined;
}

function valueOf(values: Map<string, Word[]>, flag: string): Word | undefined {
  return values.get(flag)?.[0];
}

function isUnknown({text, isStatic}: Word, facts: SampleFacts): boolean {
  return !isStatic || facts.placeholders.has(text);
}
