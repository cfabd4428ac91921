import type {Fence} from '../../content/types';
import {checkSample} from './check-sample';
import type {Use} from './counts';
import type {SampleFacts} from './facts';
import {languageKey, languageOf, READ_LANGUAGES} from './languages';
import {loadParsers} from './needs';

type Code = Pick<Fence, 'lang' | 'meta' | 'value'>;

/** Whether a fence is checked: its language is known, and it does not opt out. */
export function isChecked({lang, meta}: Code): boolean {
  const language = languageOf(lang.toLowerCase());
  return language !== undefined && language.by !== 'nothing' && meta.verify === undefined;
}

const results = new WeakMap<SampleFacts, Map<string, Use[]>>();

/** What the check compares a fence with, found out by running the check. */
export async function usesOf(fence: Code, facts: SampleFacts): Promise<Use[]> {
  const lang = fence.lang.toLowerCase();
  if (!isChecked(fence) || !READ_LANGUAGES.has(languageKey(lang))) return [];
  const known = results.get(facts) ?? new Map<string, Use[]>();
  results.set(facts, known);
  const key = `${lang}\n${fence.value}`;
  const before = known.get(key);
  if (before) return before;
  const sample = {...fence, lang, file: '', line: 1, column: 1, pageContext: {area: ''}};
  await loadParsers([sample]);
  const {counts} = checkSample(sample, facts, {defined: new Set(), environment: new Set()});
  const uses = (Object.keys(counts.uses) as Use[]).filter((use) => counts.uses[use] > 0);
  known.set(key, uses);
  return uses;
}
