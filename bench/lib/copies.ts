import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const SITE_FILES = [
  'config',
  'data',
  'static',
  'src',
  'plugins',
  'docs-assets',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Where the nth copy of a page lies: in a folder of its own beside that of its product or area. */
export function copyOf(file: string, copy: number): string {
  return copy === 0 ? file : file.replace(/^(products\/[^/.]+|[^/.]+)/, `$1-copy${copy}`);
}

/** Markdown of a folder as paths relative to it, partials too. */
export function markdownIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/**
 * The text of a copy: runs of plain words in another order, so that no paragraph is the same as in another copy while
 * the words stay those of the site (a search index grows with words, and the rule on repeated text compares neighbours).
 */
export function textOfCopy(source: string, copy: number): string {
  if (copy === 0) return source;
  let isFenced = false;
  let isFrontMatter = false;
  return source
    .split('\n')
    .map((line, index) => {
      if (line === '---' && (index === 0 || isFrontMatter)) isFrontMatter = index === 0;
      if (isFrontMatter)
        return line.replace(/^((?:title|description): .*?)(["'.]?)$/, `$1 ${copy}$2`);
      if (/^\s*(?:`{3,}|~{3,})/.test(line)) isFenced = !isFenced;
      return isFenced || /^\s*(?:[#<|]|import |export |:::|`{3,}|~{3,})/.test(line)
        ? line
        : shuffled(line, copy);
    })
    .join('\n');
}

/** Names, samples, links and markup stay where they are. */
function shuffled(line: string, copy: number): string {
  return line
    .split(/(`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\})/)
    .map((piece, index) =>
      index % 2
        ? piece
        : piece.replace(/[a-z]+(?: [a-z]+){2,}/g, (run) => dealt(run.split(' '), copy)),
    )
    .join('');
}

/** Words dealt into copy + 1 hands, one after another. */
function dealt(words: string[], copy: number): string {
  const hands = copy + 1;
  return Array.from({length: hands}, (_, hand) => words.filter((__, i) => i % hands === hand))
    .flat()
    .join(' ');
}

/**
 * The sidebar with all copies. The pages of a copy stand in it as those of the site do, under names of their own.
 */
const SIDEBARS = `import original from './sidebars-of-site';

type Item = Record<string, unknown>;
const COPIES = $COPIES;

function copied(item: unknown, copy: number): unknown {
  const id = (value: unknown) =>
    String(value).replace(/^(products\\/[^/.]+|[^/.]+)/, \`$1-copy\${copy}\`);
  if (typeof item === 'string') return id(item);
  const {items, link, ...rest} = item as Item & {items?: unknown[]; link?: Item};
  return {
    ...rest,
    ...(rest.id ? {id: id(rest.id)} : {}),
    ...(rest.label && items ? {label: \`\${rest.label} \${copy}\`} : {}),
    ...(link && {link: {...link, ...(link.id ? {id: id(link.id)} : {}), ...(link.slug ? {slug: \`\${link.slug}-copy\${copy}\`} : {})}}),
    ...(items && {items: items.map((inner) => copied(inner, copy))}),
  };
}

export default {
  main: Array.from({length: COPIES}, (_, copy) =>
    copy ? original.main.map((item) => copied(item, copy)) : original.main,
  ).flat(),
};
`;

/** The rules run, and what they find in a copy (samples of an area that is not known, …) does not stop its build. */
const STOPS = 'if (problems.length > 0)';

/** Writes the site with its pages `count` times over into a folder, and returns the number of its pages. */
export function writeCopies(root: string, folder: string, count: number): number {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
  for (const name of SITE_FILES) {
    const from = path.join(root, name);
    if (existsSync(from)) cpSync(from, path.join(folder, name), {recursive: true});
  }
  // Packages are shared, what they cache is not.
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  const files = markdownIn(path.join(root, 'docs'));
  for (let copy = 0; copy < count; copy += 1) {
    for (const file of files) {
      const out = path.join(folder, 'docs', copyOf(file, copy));
      mkdirSync(path.dirname(out), {recursive: true});
      writeFileSync(out, textOfCopy(readFileSync(path.join(root, 'docs', file), 'utf8'), copy));
    }
  }
  if (count > 1) {
    cpSync(path.join(folder, 'sidebars.ts'), path.join(folder, 'sidebars-of-site.ts'));
    writeFileSync(path.join(folder, 'sidebars.ts'), SIDEBARS.replace('$COPIES', String(count)));
  }
  replaceIn(path.join(folder, 'plugins/content-rules/build/thread.ts'), STOPS, 'if (!problems)');
  keepHistory(folder);
  return files.filter((file) => !/(^|\/)_/.test(file)).length * count;
}

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`bench: ${file} has no "${from}"`);
  writeFileSync(file, text.replace(from, to));
}

/** Pages show when they were changed: a site without a history would be cheaper than ours. */
function keepHistory(folder: string): void {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...words], {
      cwd: folder,
      stdio: 'ignore',
    });
  git('init');
  git('add', '--force', 'docs');
  git('commit', '-m', 'Copies');
}
