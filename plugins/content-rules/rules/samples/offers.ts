import type {SampleFacts} from './facts';
import {didYouMean} from '../../../shared/nearest';

/** Options and fields that name a cloud or a plan, in the forms of the tools: `--cloud`, `cloud_name`, `cloudName`. */
const CLOUD = /^(?:--)?cloud(?:[-_]?name)?$/i;
const PLAN = /^(?:--)?plan$/;
/** `business-8`, `premium-6x-8`, `business-8-inkless`. */
const SIZED = /^([a-z]+)(?:-\d+x)?-\d+(?:-[a-z0-9]+)*$/;
/** Plans of one size. */
const SINGLE = ['free', 'hobbyist'];

/**
 * What is wrong with the name of a cloud or a plan, or undefined. Which sizes there are differs by service type and
 * cloud and is in no fact file: of a plan, the family and the form are checked.
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
