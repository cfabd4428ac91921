import {didYouMean, valuesHint} from '../../../../shared/nearest';
import {enumOf} from '../avn/server-values';
import type {SampleFacts} from '../facts';
import type {JsonNode} from '../parse/jsonTree';

type Request = SampleFacts['api']['requests'][string];
type ValueProblem = {start: number; message: string; hint: string};

/** Body values that the API refuses: of a wrong type, or not among the allowed values. */
export function valueProblems(
  tree: JsonNode,
  request: Request,
  facts: SampleFacts,
  path = '',
): ValueProblem[] {
  if (tree.kind === 'object')
    return tree.entries.flatMap(({key, value}) =>
      valueProblems(value, request, facts, path === '' ? key : `${path}.${key}`),
    );
  const {fields, handler} = request;
  if (tree.kind === 'array') {
    const inner = fields[path]?.type.startsWith('array<') ? path : `${path}[]`;
    return tree.items.flatMap((item) => valueProblems(item, request, facts, inner));
  }
  const type = fields[path]?.type.replace(/^array<(.*)>$/, '$1');
  const {value, start} = tree;
  if (type === undefined || value === null || isOpen(value, facts)) return [];
  const allowed = enumOf(type, handler, facts.api.enums);
  const written = String(value);
  if (allowed)
    return allowed.includes(written)
      ? []
      : [
          {
            start,
            message: `the field \`${path}\` cannot be \`${written}\`${didYouMean(written, allowed)}`,
            hint: valuesHint(written, allowed),
          },
        ];
  return fits(type, value)
    ? []
    : [
        {
          start,
          message: `the field \`${path}\` is of the type ${type}, and \`${written}\` is not`,
          hint:
            typeof value === 'string' ? 'Write it without quotes.' : 'Write it in double quotes.',
        },
      ];
}

function isOpen(value: JsonNode | string | number | boolean, {placeholders}: SampleFacts): boolean {
  return (
    typeof value === 'string' &&
    (placeholders.has(value) || /\$|^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(value))
  );
}

function fits(type: string, value: string | number | boolean): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return typeof value === 'number';
  if (type === 'boolean') return typeof value === 'boolean';
  return type !== 'string' || typeof value === 'string';
}
