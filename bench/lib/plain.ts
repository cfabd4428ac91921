/**
 * A page of ours as plain Markdown that any generator can build: text, tables and samples stay, our components go
 * (what stands inside tabs, cards and the like stays as text, a table made from data is left out).
 */
export function plainPage(source: string): string {
  const [, frontMatter = '', body = source] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const kept = frontMatter
    .split('\n')
    .filter((line) => /^(title|description):/.test(line))
    .join('\n');
  let fenced = false;
  const lines = body.split('\n').flatMap((line) => {
    const fence = /^\s*(`{3,}|~{3,})\s*([\w#+-]*)/.exec(line);
    if (fence) {
      fenced = !fenced;
      return [
        fenced
          ? line.replace(/(`{3,}|~{3,}).*$/, `$1${fence[2] === 'mermaid' ? 'text' : fence[2]}`)
          : line,
      ];
    }
    if (fenced) return [line];
    if (/^(import|export) /.test(line) || /^\s*:::/.test(line)) return [];
    if (/^\s*<\/?[A-Z][^>]*>\s*$/.test(line)) return [];
    return [
      line
        .replace(/<\/?[A-Z][^>]*\/?>/g, '')
        .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
        .replace(/\s*\{#[\w-]+\}$/, ''),
    ];
  });
  return `---\n${kept}\n---\n${lines.join('\n').replace(/\]\((?!https?:)[^)]*\)/g, '](https://example.com)')}`;
}
