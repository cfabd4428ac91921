import {type Inline, sha256} from './inline';
import type {InlineStyle, Sources} from './options';

const hash = (text: string): string => `'sha256-${sha256(text)}'`;
const hashes = (texts: Iterable<string>): string[] => [...texts].map(hash).sort();

/** The Content-Security-Policy for the built pages. It forbids everything that it does not name. */
export function contentSecurityPolicy(
  {scripts}: Pick<Inline, 'scripts'>,
  styles: readonly InlineStyle[],
  sources: readonly Sources[],
): string {
  const from = (kind: Exclude<keyof Sources, 'feature' | 'inlineStyles'>): string[] => [
    ...new Set(sources.flatMap((source) => source[kind] ?? [])),
  ];
  // Browsers ignore 'unsafe-inline' if the directive contains a hash.
  const inlineStyles = sources.some((source) => source.inlineStyles)
    ? ["'unsafe-inline'"]
    : hashes(styles.map(({source}) => source));
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashes(scripts.keys()), ...from('script')]],
    ['style-src', ["'self'", ...inlineStyles, ...from('style')]],
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
