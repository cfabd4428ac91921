import {checkUse} from './check-use';
import {COMPONENTS} from './components';
import {siteFacts} from './site-facts';
import type {Facts} from '../shared/facts/types';
import type {Props} from './select';

/** Ids of the rows that a component renders; empty for other components, or if its attributes are wrong. */
export function anchorsFor(component: string, props: Props, facts: Facts = siteFacts()): string[] {
  const wrong = !(component in COMPONENTS) || checkUse(component, props, facts).length > 0;
  return wrong ? [] : (COMPONENTS[component]?.anchors(facts, props) ?? []);
}
