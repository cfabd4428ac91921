/** Plain text of Markdown, line by line, for rules that compare words. */
export function textOfSource(source: string): string {
  return (
    source
      // Joins the lines of a command.
      .replace(/ \\\n\s*/g, ' ')
      .replace(/\{#[^}\s]+\}/g, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|(?<!\\)`/g, '')
      .replace(/^[ \t]*\|[ \t:|-]+\|[ \t]*\n/gm, '')
      .replace(/\\(?=[<>{}|_*])/g, '')
  );
}
