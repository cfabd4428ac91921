import {checkUse} from './check-use';
import {COMPONENTS} from './components';
import {siteFacts} from './site-facts';
import type {Facts} from '../shared/facts/types';
import type {Props} from './select';

/** Anchors that a component makes in its page; none for what is not a component of facts or is used wrongly. */
export function anchorsFor(component: string, props: Props, facts: Facts = siteFacts()): string[] {
  const wrong = !(component in COMPONENTS) || checkUse(component, props, facts).length > 0;
  return wrong ? [] : (COMPONENTS[component]?.anchors(facts, props) ?? []);
}
