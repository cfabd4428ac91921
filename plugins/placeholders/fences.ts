/** A code fence of a Markdown text. */
export type Fence = {lang: string; meta: string; value: string};

const FENCE = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`]*)([^\n`]*)\n([\s\S]*?)^[ \t]*\2[`~]*[ \t]*$/gm;
const IMPORT = /^import\s+\w+\s+from\s+['"]([^'"]+\.mdx?)['"]/gm;

/** Fences of a text, without the indentation of the list item around them. */
export function fencesOf(source: string): Fence[] {
  return [...source.matchAll(FENCE)].map(([, indent = '', , lang = '', meta = '', value = '']) => ({
    lang: lang.toLowerCase(),
    meta: meta.trim(),
    value: indent === '' ? value : value.replace(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** Partials that a text imports, as they are written. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, from = '']) => from);
}
