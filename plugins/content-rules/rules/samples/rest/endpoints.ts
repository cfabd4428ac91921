import type {Endpoint, SampleFacts} from '../facts';
import {nearest} from '../../../../shared/nearest';

/** `part`: the wrong part of the request. */
export type RestProblem = {part: 'method' | 'path'; message: string; hint: string};

/** A path segment with an unknown value: a placeholder, a variable, `{project}` in prose. */
const OPEN = /^(?:\$.*|\{.*\}|<.*>|:[a-z_]+|\*)$/;

/** Compares a method and a path with the API. An empty method matches any. */
export function checkEndpoint(
  method: string,
  path: string,
  facts: SampleFacts,
): RestProblem | undefined {
  // A sentence may name all paths with a prefix: `/v1/organization/`.
  const isPrefix = /(?:…|\.\.\.)$/.test(path) || (method === '' && path.endsWith('/'));
  const clean = path
    .replace(/[?#].*$/, '')
    .replace(/\/?(?:…|\.\.\.)$/, '')
    .replace(/(.)\/$/, '$1');
  const segments = clean.split('/').slice(1);
  const candidates = isPrefix
    ? facts.api.endpoints
    : (facts.api.byLength.get(segments.length) ?? []);
  const fits = candidates.filter((endpoint) => matches(endpoint, segments, isPrefix, facts));
  if (fits.length === 0) return unknownPath(method, clean, segments, facts);
  if (method === '' || fits.some((endpoint) => endpoint.method === method)) return undefined;
  const methods = [...new Set(fits.map((endpoint) => endpoint.method))].sort();
  return {
    part: 'method',
    message: `the API has no ${method} ${clean}, only ${methods.join(', ')}`,
    hint: `Use ${methods.join(' or ')}, or another path.`,
  };
}

/** Finds the endpoint of a method and a path, to check the body. */
export function findEndpoint(
  method: string,
  path: string,
  facts: SampleFacts,
): Endpoint | undefined {
  const segments = path
    .replace(/[?#].*$/, '')
    .replace(/(.)\/$/, '$1')
    .split('/')
    .slice(1);
  const fits = (facts.api.byLength.get(segments.length) ?? []).filter(
    (endpoint) => endpoint.method === method && matches(endpoint, segments, false, facts),
  );
  return fits.find((endpoint) => !isOpenMatch(endpoint, segments)) ?? fits[0];
}

function matches(
  {path}: Endpoint,
  segments: string[],
  isPrefix: boolean,
  facts: SampleFacts,
): boolean {
  const template = path.split('/').slice(1);
  if (isPrefix ? template.length < segments.length : template.length !== segments.length)
    return false;
  return segments.every((segment, at) => {
    const wanted = template[at] ?? '';
    return wanted.startsWith('{') ? segment !== '' : segment === wanted || isOpen(segment, facts);
  });
}

/** Whether a literal segment of the path was matched by an unknown value. */
function isOpenMatch({path}: Endpoint, segments: string[]): boolean {
  return path
    .split('/')
    .slice(1)
    .some((wanted, at) => !wanted.startsWith('{') && wanted !== segments[at]);
}

function isOpen(segment: string, {placeholders}: SampleFacts): boolean {
  return (
    OPEN.test(segment) ||
    placeholders.has(segment) ||
    /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(segment) ||
    segment.includes('$')
  );
}

function unknownPath(
  method: string,
  path: string,
  segments: string[],
  facts: SampleFacts,
): RestProblem {
  const generic = segments.map((segment) => (isOpen(segment, facts) ? '{}' : segment)).join('/');
  const candidates = facts.api.endpoints.filter(
    (endpoint) => method === '' || endpoint.method === method,
  );
  const byShape = new Map(
    candidates.map((endpoint) => [shapeFor(endpoint.path, segments, facts), endpoint]),
  );
  const near = byShape.get(nearest(generic, byShape.keys()) ?? '');
  const name = `${method} ${path}`.trim();
  return near
    ? {
        part: 'path',
        message: `the API has no ${name} (did you mean \`${near.path}\`?)`,
        hint: `Write \`${near.method} ${near.path}\`.`,
      }
    : {
        part: 'path',
        message: `the API has no ${name}`,
        hint: 'Look the path up in the API reference.',
      };
}

/**
 * A path template with the sample's own parameter values, so that the hint differs from the sample only in the wrong
 * part.
 */
function shapeFor(template: string, segments: string[], facts: SampleFacts): string {
  return template
    .split('/')
    .slice(1)
    .map((part, at) => {
      const written = segments[at];
      if (!part.startsWith('{')) return part;
      return written !== undefined && !isOpen(written, facts) ? written : '{}';
    })
    .join('/');
}
