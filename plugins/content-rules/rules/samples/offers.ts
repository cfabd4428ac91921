import type {SampleFacts} from './facts';
import {didYouMean} from '../../../shared/nearest';

/** Options and fields for clouds in all tools: `--cloud`, `cloud_name`, `cloudName`. */
const CLOUD = /^(?:--)?cloud(?:[-_]?name)?$/i;
const PLAN = /^(?:--)?plan$/;
/** `business-8`, `premium-6x-8`, `business-8-inkless`. */
const SIZED = /^([a-z]+)(?:-\d+x)?-\d+(?:-[a-z0-9]+)*$/;
/** Plans with only one size. */
const SINGLE = ['free', 'hobbyist'];

/**
 * Explains why the name of a cloud or plan is wrong; undefined if it is right. Sizes differ by service type and cloud
 * and are in no fact file, so only the family and the form of a plan are checked.
 */
export function offerProblem(key: string, value: string, facts: SampleFacts): string | undefined {
  if (CLOUD.test(key)) {
    const isKnown = facts.clouds.has(value) || value.startsWith('custom-');
    return isKnown
      ? undefined
      : `there is no cloud \`${value}\`${didYouMean(value, [...facts.clouds])}`;
  }
  if (!PLAN.test(key)) return undefined;
  const families = [...facts.planFamilies];
  const family = /^[a-z]*/i.exec(value)?.[0] ?? '';
  if (!facts.planFamilies.has(family))
    return `there is no plan \`${value}\`${didYouMean(family, families)}: its family is one of ${families.join(', ')}`;
  return SIZED.test(value) || (SINGLE.includes(value) && facts.planFamilies.has(value))
    ? undefined
    : `\`${value}\` is not the name of a plan: it is a family and a size, such as \`startup-4\``;
}
