import type {Document} from '../../content/types';
import type {Problem} from '../../problem';
import type {Counts} from './counts';
import type {SampleFacts} from './facts';

/** Result of checking a page. */
export type Result = {problems: Problem[]; counts: Counts};

const results = new Map<string, {source: string; facts: SampleFacts; result: Result}>();

/**
 * Result of a page from earlier in this process, unless the page or the facts have changed: the dev server checks at
 * each edit.
 */
export function recall({file, source}: Document, facts: SampleFacts): Result | undefined {
  const kept = results.get(file);
  return kept?.source === source && kept.facts === facts ? kept.result : undefined;
}

export function remember({file, source}: Document, facts: SampleFacts, result: Result): Result {
  results.set(file, {source, facts, result});
  return result;
}
