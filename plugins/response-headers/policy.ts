import {type Inline, sha256} from './inline';
import type {Sources} from './options';

const hash = (text: string): string => `'sha256-${sha256(text)}'`;
const hashes = (texts: Map<string, string>): string[] => [...texts.keys()].map(hash).sort();

/** The policy for pages as they are. Everything that is not named is forbidden. */
export function contentSecurityPolicy(
  {scripts, styles, styleAttributes}: Pick<Inline, 'scripts' | 'styles' | 'styleAttributes'>,
  sources: readonly Sources[],
  inlineStyles: boolean,
): string {
  const from = (kind: Exclude<keyof Sources, 'feature'>): string[] => [
    ...new Set(sources.flatMap((source) => source[kind] ?? [])),
  ];
  const attributes = hashes(styleAttributes);
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashes(scripts), ...from('script')]],
    // A hash would switch 'unsafe-inline' off.
    [
      'style-src',
      ["'self'", ...(inlineStyles ? ["'unsafe-inline'"] : hashes(styles)), ...from('style')],
    ],
    ...(inlineStyles || attributes.length === 0
      ? []
      : [['style-src-attr', ["'unsafe-hashes'", ...attributes]] as [string, string[]]]),
    ['img-src', ["'self'", 'data:', ...from('img')]],
    ['font-src', ["'self'", ...from('font')]],
    ['connect-src', ["'self'", ...from('connect')]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['frame-src', from('frame').length > 0 ? from('frame') : ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
  ];
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}
