/** Markdown without its marks, line by line: what a rule compares words with. */
export function textOfSource(source: string): string {
  return source
    .replace(/\{#[^}\s]+\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<!\\)`/g, '')
    .replace(/^[ \t]*\|[ \t:|-]+\|[ \t]*\n/gm, '')
    .replace(/\\(?=[<>{}|_*])/g, '');
}
