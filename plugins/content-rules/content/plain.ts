/** Markdown without its marks, line by line: what a rule compares words with. */
export function textOfSource(source: string): string {
  return (
    source
      // A command goes on in the next line.
      .replace(/ \\\n\s*/g, ' ')
      .replace(/\{#[^}\s]+\}/g, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|(?<!\\)`/g, '')
      .replace(/^[ \t]*\|[ \t:|-]+\|[ \t]*\n/gm, '')
      .replace(/\\(?=[<>{}|_*])/g, '')
  );
}
