import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Paths of a drawn tree: folders end with a slash, and what is indented lies in the folder above. */
export function treePaths(markdown: string): string[] {
  const block = /\n## The tree\n[\s\S]*?\n```\n([\s\S]*?)\n```/.exec(markdown)?.[1];
  if (block === undefined) throw new Error('CONTRIBUTING.md has no tree under "## The tree"');
  let parent = '';
  return block.split('\n').map((line) => {
    const [, indent = '', name = ''] = /^( *)(\S+)/.exec(line) ?? [];
    if (indent === '') parent = name;
    return indent === '' ? name : parent + name;
  });
}

/** What the tree lacks, and what it names and is not there. `folders` are those whose subfolders it lists as well. */
export function compareTree(
  named: readonly string[],
  folders: readonly string[],
  exists: (name: string) => boolean,
): string[] {
  return [
    ...folders
      .filter((folder) => !named.includes(folder))
      .map(
        (folder) => `CONTRIBUTING.md, "The tree": ${folder} is missing. Add it with what it is.`,
      ),
    ...named
      .filter((name) => !exists(name))
      .map((name) => `CONTRIBUTING.md, "The tree": ${name} does not exist. Remove its line.`),
  ];
}

/** Folders of a folder that are part of the repository, `plugins/tables/` for example. */
export function foldersIn(parent: string): string[] {
  return readdirSync(parent || '.', {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !GENERATED.test(entry.name))
    .map(({name}) => `${parent}${name}/`);
}
const GENERATED =
  /^(?:node_modules|build(?:-.*)?|coverage|playwright-report|test-results|\.git|\.docusaurus|\.cache.*|__tests__)$/;

/** Rows of the first Markdown table whose header begins with `first`, by cell. */
export function tableRows(markdown: string, first: string): string[][] {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${first} |`));
  if (start < 0) throw new Error(`no table begins with the column "${first}"`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) => line.split('|').slice(1, -1).map(trimmed));
}
const trimmed = (text: string): string => text.trim();

/** The sentences in which a plugin says what it does: its README, else the comment above its default export. */
export function sentencesOf(folder: string): number {
  const readme = path.join(folder, 'README.md');
  const text = existsSync(readme)
    ? readFileSync(readme, 'utf8').replace(/^#.*$/gm, '')
    : docstring(path.join(folder, 'index.ts'));
  return (text.match(/\.(?=\s|$)/g) ?? []).length;
}

function docstring(file: string): string {
  if (!existsSync(file)) return '';
  const [before = ''] = readFileSync(file, 'utf8').split(/^export default /m);
  return /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1] ?? '';
}

/** Relative targets of links in a paper. */
export function linkedFiles(markdown: string): string[] {
  // An absolute path is a page of the site.
  return [...markdown.matchAll(/\]\((?!https?:|#|\/|mailto:)([^)\s#]+)/g)].flatMap(([, target]) =>
    target ? [target] : [],
  );
}

/** Files of the repository that a paper names in code marks, as `plugins/tables/rehype.ts`. */
export function namedFiles(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return [
    ...prose.matchAll(/`((?:config|data|deploy|plugins|scripts|src|tests)\/[\w./-]+)`/g),
  ].flatMap(([, name]) => (name ? [name] : []));
}
