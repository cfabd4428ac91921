import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export type PlainPage = {
  /** Path under the folder of all pages, with .md: docs/products/kafka.md is /docs/products/kafka. */
  file: string;
  text: string;
};

/**
 * A page of ours as plain Markdown that stock Docusaurus can build: text, tables and samples stay, our components go
 * (what stands inside tabs, cards and the like stays as text, a table made from data and an image are left out).
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
        .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\s*\{#[\w-]+\}$/, ''),
    ];
  });
  return `---\n${kept}\n---\n${lines.join('\n').replace(/\]\((?!https?:)[^)]*\)/g, '](https://example.com)')}`;
}

/** Pages of a folder as paths relative to it, partials left out. */
function pagesIn(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name))
    .sort();
}

/** A start page of a stock site: what the site is, and links to the page of each product. */
export function plainHome(titles: {title: string; route: string}[]): string {
  return [
    '---',
    'title: Documentation',
    'description: Everything about the platform, its services and its tools.',
    '---',
    '',
    ...titles.map(({title, route}) => `- [${title}](${route})`),
    '',
  ].join('\n');
}

/** The pages of the site in plain Markdown, for stock Docusaurus. */
export function plainPages(docs: string): PlainPage[] {
  return pagesIn(docs).map((name) => ({
    file: `docs/${name.replace(/\.mdx$/, '.md')}`,
    text: plainPage(readFileSync(path.join(docs, name), 'utf8')),
  }));
}

/** Title of each product's page, and where it is. */
export function landings(pages: PlainPage[]): {title: string; route: string}[] {
  return pages.flatMap(({file, text}) => {
    const title = /^title: ["']?(.*?)["']?$/m.exec(text)?.[1];
    return title && /^docs\/(products\/)?[\w-]+\.md$/.test(file)
      ? [{title, route: `/${file.replace(/\.md$/, '')}`}]
      : [];
  });
}

/** Writes pages into a folder, below what is there. */
export function writePages(folder: string, pages: PlainPage[]): void {
  for (const {file, text} of pages) {
    const out = path.join(folder, file);
    mkdirSync(path.dirname(out), {recursive: true});
    writeFileSync(out, text);
  }
}
