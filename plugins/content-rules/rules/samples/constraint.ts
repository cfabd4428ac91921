import type {Constraint} from './facts';
import {didYouMean} from '../../../shared/nearest';

/** A value in a sample. A value that is known only at run time is undefined. */
export type Written = string | number | boolean | null;

/**
 * Explains why a value is wrong; undefined if it is right. `text`: the tool parses values from text, as `-c key=value`
 * does.
 */
export function valueProblem(value: Written, fact: Constraint, text: boolean): string | undefined {
  const types = fact.type.split('|');
  if (fact.enum && typeof value !== 'object') {
    const allowed = fact.enum.map(String);
    if (!allowed.includes(String(value))) {
      return `\`${String(value)}\` is not one of its values: ${allowed.join(', ')}${didYouMean(String(value), allowed)}`;
    }
    if (fact.enumDeprecated?.map(String).includes(String(value)))
      return `\`${String(value)}\` is deprecated`;
  }
  return typeProblem(value, types, text) ?? rangeProblem(value, fact);
}

function typeProblem(value: Written, types: string[], text: boolean): string | undefined {
  if (value === null) return undefined;
  const fits = types.some((type) => {
    if (type === 'integer') return text ? /^-?\d+$/.test(String(value)) : Number.isInteger(value);
    if (type === 'number')
      return text
        ? String(value) !== '' && !Number.isNaN(Number(value))
        : typeof value === 'number';
    if (type === 'boolean' || type === 'bool')
      return text ? /^(?:true|false)$/i.test(String(value)) : typeof value === 'boolean';
    if (type === 'string') return text || typeof value === 'string';
    return text;
  });
  return fits ? undefined : `\`${String(value)}\` is not ${article(types.join(' or '))}`;
}

function rangeProblem(value: Written, {min, max, type}: Constraint): string | undefined {
  if (!/integer|number/.test(type) || value === null) return undefined;
  const number = Number(value);
  if (Number.isNaN(number)) return undefined;
  if (min !== undefined && number < min) return `${number} is below its minimum, ${min}`;
  return max !== undefined && number > max ? `${number} is above its maximum, ${max}` : undefined;
}

function article(type: string): string {
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}
