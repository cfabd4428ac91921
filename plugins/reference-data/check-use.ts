import {COMPONENTS} from './components';
import {missingCliTexts} from './facts/cli-texts';
import type {Facts} from './facts/types';
import {suggestion} from './nearest';
import {commands, type Props} from './select';

/** What is wrong with a use of a component in a page, as {message, hint}; nothing when it is right. */
export function checkUse(
  component: string,
  props: Props,
  facts: Facts,
): {message: string; hint: string}[] {
  const definition = COMPONENTS[component];
  if (!definition) {
    return [
      {
        message: `<${component}> is not a table of facts`,
        hint: suggestion(component, Object.keys(COMPONENTS)),
      },
    ];
  }
  const names = Object.keys(definition.props);
  const problems = Object.entries(props).flatMap(([name, value]) => {
    const allowed = definition.props[name];
    if (!allowed) {
      return [
        {
          message: `<${component}> has no attribute ${name}`,
          hint: names.length ? suggestion(name, names) : 'it takes none',
        },
      ];
    }
    const values = allowed.values(facts, props);
    return values.includes(value)
      ? []
      : [
          {
            message: `<${component} ${name}="${value}">: there is no such ${name}`,
            hint: suggestion(value, values),
          },
        ];
  });
  for (const [name, {required}] of Object.entries(definition.props)) {
    if (required && !(name in props)) {
      problems.push({
        message: `<${component}> needs the attribute ${name}`,
        hint: `write ${name}="…"`,
      });
    }
  }
  if (problems.length > 0) {
    return problems;
  }
  return component === 'ConfigTable'
    ? checkConfigTable(props)
    : component === 'CliReference'
      ? checkCliReference(props, facts)
      : [];
}

/** Every command that is shown is described, with each of its arguments. */
function checkCliReference(props: Props, facts: Facts): {message: string; hint: string}[] {
  return commands(facts, props)
    .flatMap((command) => missingCliTexts(facts.cli, command))
    .map((key) => ({
      message: `<CliReference command="${props.command}">: data/cli.json has no ${key}`,
      hint: "add it there, in the words of the command's own help",
    }));
}

/** Either `service`, or `kind` with `type`. */
function checkConfigTable({service, kind, type}: Props): {message: string; hint: string}[] {
  const right =
    service === undefined
      ? kind !== undefined && type !== undefined
      : kind === undefined && type === undefined;
  return right
    ? []
    : [
        {
          message: '<ConfigTable> names what it shows in one of two ways',
          hint: 'write service="pg", or kind="integration" type="datadog"',
        },
      ];
}
