import type {SampleFacts} from '../facts';
import {didYouMean, hintFor} from '../../../../shared/nearest';
import {jsonEntry, type JsonNode} from '../parse/jsonTree';

export type ConnectProblem = {offset: number; message: string; hint: string};

/** Classes of Kafka itself, which every Kafka Connect service has in addition to the listed connectors. */
const BUILT_IN = /^org\.apache\.kafka\.connect\.mirror\.Mirror\w+Connector$/;

/** Finds a connector configuration in a JSON value: the object with `connector.class`, at the top or under `config`. */
export function connectorOf(
  tree: JsonNode,
): {config: Extract<JsonNode, {kind: 'object'}>; hasName: boolean} | undefined {
  const inner = jsonEntry(tree, 'config');
  const config = jsonEntry(tree, 'connector.class')
    ? tree
    : jsonEntry(inner, 'connector.class')
      ? inner
      : undefined;
  if (config?.kind !== 'object') return undefined;
  return {
    config,
    hasName: jsonEntry(config, 'name') !== undefined || jsonEntry(tree, 'name') !== undefined,
  };
}

/** Checks a connector configuration: its class, and required keys. */
export function checkConnector(
  tree: JsonNode,
  facts: SampleFacts,
  options: {needsName: boolean},
): ConnectProblem[] {
  const found = connectorOf(tree);
  if (!found) return [];
  const {config, hasName} = found;
  const entry = config.entries.find(({key}) => key === 'connector.class');
  const value = entry?.value;
  const problems: ConnectProblem[] = [];
  const name = value?.kind === 'string' ? value.value : undefined;
  const known = facts.connectors.find((connector) => connector.class === name);
  if (!known && name !== undefined && !facts.placeholders.has(name) && !BUILT_IN.test(name)) {
    const classes = facts.connectors.map((connector) => connector.class);
    problems.push({
      offset: value?.start ?? config.start,
      message: `no connector has the class \`${name}\`${didYouMean(name, classes)}`,
      hint: hintFor(name, classes, 'classes'),
    });
  }
  if (options.needsName && !hasName) {
    problems.push({
      offset: config.start,
      message: 'the connector has no `name`',
      hint: 'Add `"name": "CONNECTOR_NAME"`.',
    });
  }
  if (
    known?.kind === 'sink' &&
    !config.entries.some(({key}) => key === 'topics' || key === 'topics.regex')
  ) {
    problems.push({
      offset: config.start,
      message: 'the sink connector reads no topic',
      hint: 'Add `"topics"` or `"topics.regex"`.',
    });
  }
  for (const {key, value: item} of config.entries) {
    if (item.kind === 'object' || item.kind === 'array') {
      problems.push({
        offset: item.start,
        message: `the value of \`${key}\` is not text`,
        hint: 'Kafka Connect takes text, numbers and true or false.',
      });
    }
  }
  return problems;
}
