import type {InlineCode} from '../../content/types';
import {avnCallOf} from './avn/calls';
import {findParameter} from './avn/config';
import {checkCli} from './cli/check';
import type {Constraint, SampleFacts} from './facts';
import {didYouMean, hintFor} from '../../../shared/nearest';
import {parseTree} from './parse/grammars';
import {checkEndpoint} from './rest/endpoints';
import type {PageContext} from './sample';
import {commandsOf} from './shell/commands';

export type ProseProblem = {offset: number; rule: string; message: string; hint: string};

/** Checks inline code: commands, API paths, and names that look like parameters of a service. */
export function checkProse(
  {value}: Pick<InlineCode, 'value'>,
  context: PageContext,
  facts: SampleFacts,
): ProseProblem[] {
  if (/^avn\s+[a-z-]/.test(value)) return avnProblems(value, facts);
  const request = /^(GET|POST|PUT|PATCH|DELETE)\s+(\/v[12]\/\S+)$/.exec(value);
  if (
    request ||
    /^\/v[12]\/(?:project|organization|account|me|user|billing|clouds|service_types|access_token|tenants|kms)\b\S*$/.test(
      value,
    )
  ) {
    const [method, path] = request ? [request[1] ?? '', request[2] ?? ''] : ['', value];
    const problem = checkEndpoint(method, path, facts);
    return problem
      ? [{offset: 0, rule: 'samples/api', message: problem.message, hint: problem.hint}]
      : [];
  }
  return parameterProblems(value, context, facts);
}

/** A command in a sentence may be incomplete, but what it contains has to be right. */
function avnProblems(value: string, facts: SampleFacts): ProseProblem[] {
  const text = value.replace(/\s*(?:…|\.\.\.)\s*$/, '');
  if (namesFamily(text, facts) || namesRemoved(text, facts)) return [];
  const tree = parseTree('bash', text);
  try {
    const [command] = commandsOf(tree.rootNode);
    const call = command && avnCallOf(command);
    if (!call || tree.rootNode.hasError) return [];
    return checkCli({...call, isOpen: true}, facts.avn, facts)
      .problems.filter(({onlyInSamples}) => !onlyInSamples)
      .map(({offset, message, hint}) => ({offset, message, hint, rule: 'samples/avn'}));
  } finally {
    tree.delete();
  }
}

/** Whether a text names a group of commands: `avn service topic`, `avn service topic-*`. */
function namesFamily(text: string, {avn}: SampleFacts): boolean {
  const family = text.replace(/^avn\s+/, '').replace(/-?\*$/, '');
  return avn.families.has(family);
}

/** Whether a text names a removed command, or a group of them. A sentence may; a sample may not. */
function namesRemoved(text: string, {avn}: SampleFacts): boolean {
  return Object.keys(avn.removed).some(
    (path) => `avn ${path} `.startsWith(`${text} `) || text.startsWith(`avn ${path} `),
  );
}

/** `kafka.log_retention_ms`: a group of parameters, then a name with an underscore. */
const PARAMETER = /^([a-z][a-z0-9_]*)\.((?:[a-z][a-z0-9_]*\.)*[a-z0-9]+_[a-z0-9_]+)$/;

function parameterProblems(
  value: string,
  {serviceType}: PageContext,
  facts: SampleFacts,
): ProseProblem[] {
  const [, group = ''] = PARAMETER.exec(value) ?? [];
  if (group === '' || facts.metrics.has(value)) return [];
  const services = {...facts.config.removed.services, ...facts.config.services};
  const all = Object.values(services).concat(
    Object.values(facts.config.integrations),
    Object.values(facts.config.endpoints),
  );
  const withGroup = all.filter((parameters) => isGroup(parameters[group]));
  if (withGroup.length === 0 || all.some((parameters) => findParameter(parameters, value)))
    return [];
  // `kafka.log.log_size` is a metric: the part before the last name must be a group of parameters.
  const parent = value.slice(0, value.lastIndexOf('.'));
  if (!all.some((parameters) => isGroup(parameters[parent]))) return [];
  const own = services[serviceType ?? ''];
  const candidates = own && isGroup(own[group]) ? [own] : withGroup;
  const names = [...new Set(candidates.flatMap((parameters) => Object.keys(parameters)))].filter(
    (name) => name.startsWith(`${group}.`),
  );
  return [
    {
      offset: 0,
      rule: 'samples/parameter',
      message: `no service has a parameter \`${value}\`${didYouMean(value, names)}`,
      hint: hintFor(value, names, 'parameters'),
    },
  ];
}

function isGroup(fact: Constraint | undefined): boolean {
  return fact?.type === 'object';
}
