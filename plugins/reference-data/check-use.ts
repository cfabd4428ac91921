import {COMPONENTS} from './components';
import {missingCliTexts} from '../shared/facts/cli-texts';
import type {Facts} from '../shared/facts/types';
import {nearest} from '../shared/nearest';
import {commands, listed, plans, type Props} from './select';

/** Problems of a component in a page; empty if it is right. */
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
    return (allowed.list ? listed(value) : [value])
      .filter((item) => !values.includes(item))
      .map((item) => ({
        message: `<${component} ${name}="${value}">: there is no such ${name}${allowed.list ? `: ${item}` : ''}`,
        hint: suggestion(item, values),
      }));
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
  switch (component) {
    case 'ConfigTable':
      return checkConfigTable(props);
    case 'CliReference':
      return checkCliReference(props, facts);
    case 'PlanTable':
      return checkPlanTable(props, facts);
    default:
      return [];
  }
}

/** A table with mostly empty cells tells nothing: its page must choose columns. */
function checkPlanTable(props: Props, facts: Facts): {message: string; hint: string}[] {
  const {columns, rows} = plans(facts, props);
  const cells = rows.flatMap((row) => row.cells);
  return cells.filter((cell) => cell === undefined).length * 2 <= cells.length
    ? []
    : [
        {
          message: `<PlanTable service="${props.service}"> is mostly empty cells`,
          hint: `name the columns that the page needs, such as columns="${columns.slice(0, 2).join(', ')}"`,
        },
      ];
}

/** Every command in the table must be described, with each of its arguments. */
function checkCliReference(props: Props, facts: Facts): {message: string; hint: string}[] {
  return commands(facts, props)
    .flatMap((command) => missingCliTexts(facts.cli, command))
    .map((key) => ({
      message: `<CliReference command="${props.command}">: data/cli.json has no ${key}`,
      hint: "add it there, in the words of the command's own help",
    }));
}

/** `<ConfigTable>` takes either `service`, or `kind` with `type`. */
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

/** `did you mean …?`, or the list of names if none is similar. */
function suggestion(written: string, names: string[]): string {
  const near = nearest(written, names);
  return near
    ? `did you mean ${near}?`
    : `known: ${names.slice(0, 20).join(', ')}${names.length > 20 ? '…' : ''}`;
}
