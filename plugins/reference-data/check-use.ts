import {COMPONENTS} from './components';
import type {Facts} from '../shared/facts/types';
import {nearest} from '../shared/nearest';
import type {Props} from './select';

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
  return problems.concat(component === 'ConfigTable' ? checkConfigTable(props) : []);
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

/** `did you mean …?`, or the list of what there is when nothing is near. */
function suggestion(written: string, names: string[]): string {
  const near = nearest(written, names);
  return near
    ? `did you mean ${near}?`
    : `known: ${names.slice(0, 20).join(', ')}${names.length > 20 ? '…' : ''}`;
}
