import type {SampleFacts} from '../facts';
import {offerProblem} from '../offers';
import {didYouMean, hintFor} from '../../../../shared/nearest';
import {isJsonError, parseJson, type JsonNode} from '../parse/jsonTree';
import type {Word} from '../shell/commands';
import type {PlacedProblem} from '../shell/tool';
import type {CurlRequest} from './curl';
import {checkEndpoint, findEndpoint} from './endpoints';
import {valueProblems} from './values';

/** URLs of the platform's own API. */
const API =
  /^(?:https:\/\/api\.aiven\.io|\$\{?(?:AIVEN_API|API_URL|AIVEN_URL|AIVEN_WEB_URL|API)\}?)(?=\/|$)/;

/** Checks a curl command: method and path if it calls the API, and its body if that is JSON. */
export function checkCurl(
  request: CurlRequest,
  facts: SampleFacts,
  fill: (json: string) => string,
): {problems: PlacedProblem[]; isApi: boolean} {
  const {url, method, bodies} = request;
  const base = API.exec(url.text)?.[0];
  const problems: PlacedProblem[] = [];
  if (base !== undefined) {
    const path = url.text.slice(base.length);
    const wrong = checkEndpoint(method, path, facts);
    if (wrong) {
      const {part, message, hint} = wrong;
      const offset =
        part === 'method' ? (request.methodWord ?? url).start : url.textStart + base.length;
      problems.push({offset, rule: 'samples/api', message, hint});
    }
  }
  const endpoint =
    base === undefined ? undefined : findEndpoint(method, url.text.slice(base.length), facts);
  const isJson =
    base !== undefined ||
    request.headers.some(({text}) => /content-type:\s*application\/(?:\S*\+)?json/i.test(text));
  for (const body of bodies) {
    if (!isJson && !/^\s*[{[]/.test(body.text)) continue;
    problems.push(...bodyProblems(body, endpoint?.operationId, facts, fill));
  }
  return {problems, isApi: base !== undefined};
}

function bodyProblems(
  body: Word,
  operation: string | undefined,
  facts: SampleFacts,
  fill: (json: string) => string,
): PlacedProblem[] {
  if (!body.isStatic && /^\$|^["']?\$/.test(body.text)) return [];
  const tree = parseJson(fill(body.text));
  if (isJsonError(tree)) {
    if (
      body.text.trim().split('\n').length > 1 &&
      body.text
        .trim()
        .split('\n')
        .every((line) => !isJsonError(parseJson(fill(line))))
    )
      return [];
    return [
      {
        offset: placeIn(body, tree.offset),
        rule: 'samples/syntax',
        message: `the body is not valid JSON: ${tree.message}`,
        hint: 'Fix the JSON between the quotes.',
      },
    ];
  }
  const request = operation === undefined ? undefined : facts.api.requests[operation];
  if (!request) return [];
  const values = valueProblems(tree, request, facts).map(({start, message, hint}) => ({
    offset: placeIn(body, start),
    rule: 'samples/api',
    message,
    hint,
  }));
  return [
    ...fieldProblems(tree, request.fields, body),
    ...values,
    ...offerProblems(tree, body, facts),
  ];
}

function fieldProblems(
  tree: JsonNode,
  fields: SampleFacts['api']['requests'][string]['fields'],
  body: Word,
): PlacedProblem[] {
  if (tree.kind !== 'object' || fields['*']) return [];
  const names = [...new Set(Object.keys(fields).map((name) => name.split(/[.[]/)[0] ?? ''))];
  if (names.length === 0) return [];
  const unknown = tree.entries
    .filter(({key}) => !names.includes(key))
    .map(({key, keyStart}) => ({
      offset: placeIn(body, keyStart),
      rule: 'samples/api',
      message: `the request has no field \`${key}\`${didYouMean(key, names)}`,
      hint: hintFor(key, names, 'fields'),
    }));
  const lacking = names
    .filter((name) => fields[name]?.required && !tree.entries.some(({key}) => key === name))
    .map((name) => ({
      offset: body.textStart,
      rule: 'samples/api',
      message: `the request needs the field \`${name}\``,
      hint: 'Add it to the body.',
    }));
  return [...unknown, ...lacking];
}

/** Checks only top-level fields: nested `cloud` and `plan` fields are not those of a service. */
function offerProblems(tree: JsonNode, body: Word, facts: SampleFacts): PlacedProblem[] {
  if (tree.kind !== 'object') return [];
  return tree.entries.flatMap(({key, value}) => {
    if (value.kind !== 'string' || /\$|[A-Z]_/.test(value.value)) return [];
    if (facts.placeholders.has(value.value)) return [];
    const message = offerProblem(key, value.value, facts);
    const hint = 'Give it a name that the platform has.';
    return message
      ? [{offset: placeIn(body, value.start), rule: 'samples/api', message, hint}]
      : [];
  });
}

function placeIn(body: Word, offset: number): number {
  return body.isVerbatim ? body.textStart + offset : body.start;
}
