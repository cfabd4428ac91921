import {checkUse} from '../check-use';
import {COMPONENTS} from '../components';
import type {Facts} from '../../shared/facts/types';
import type {Props} from '../select';

/** Every right use of a component: each combination of its attributes' values. */
export function everyUse(component: string, facts: Facts): Props[] {
  const definitions = Object.entries(COMPONENTS[component]?.props ?? {});
  const uses = definitions.reduce<Props[]>(
    (all, [name, {values}]) =>
      all.flatMap((props) => [
        props,
        ...values(facts, props).map((value) => ({...props, [name]: value})),
      ]),
    [{}],
  );
  return uses.filter((props) => checkUse(component, props, facts).length === 0);
}
