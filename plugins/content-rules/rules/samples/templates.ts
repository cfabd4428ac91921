import {nearest} from '../../../shared/nearest';
import type {SampleFacts} from './facts';
import {languageKey} from './languages';
import {findingAt, type Finding, type Sample} from './sample';

/**
 * `{{service_name}}`: one name in lower case, without the dot of Go or the dollar of GitHub and Prometheus before it. Words of Go's templates are no names: `docker --format '{{range .Env}}…{{end}}'`.
 */
const NAME = /(?<!\$)\{\{-?\s*(?!(?:end|else|break|continue)\b)([a-z][a-z0-9_-]*)\s*-?\}\}/g;
/** Languages of programs that have templates themselves: in these, only the name of a placeholder counts. */
const FILLED = new Set([
  'json',
  'jsonc',
  'yaml',
  'text',
  'html',
  'javascript',
  'typescript',
  'tsx',
  'php',
  'rust',
  'python',
]);

/** Refuses placeholders in the syntax of another site, which readers would copy. */
export function checkTemplates({value, lang}: Sample, {placeholders}: SampleFacts): Finding[] {
  const isFilled = FILLED.has(languageKey(lang));
  return [...value.matchAll(NAME)].flatMap(({0: whole, 1: name = '', index}) => {
    const meant = name.toUpperCase().replaceAll('-', '_');
    if (isFilled && !placeholders.has(meant)) return [];
    const names = [...placeholders.keys()];
    const near = placeholders.has(meant) ? meant : nearest(meant, names);
    return findingAt(
      value,
      index,
      'samples/placeholder',
      `\`${whole}\` is not a placeholder of this site`,
      near ? `Write \`${near}\`.` : 'Use a name of data/placeholders.json, such as `SERVICE_NAME`.',
    );
  });
}
