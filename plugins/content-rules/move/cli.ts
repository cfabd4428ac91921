import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {DOCS, idOf} from '../content/paths';
import {nearest} from '../../shared/nearest';
import {filesUnder} from '../../shared/walk';
import {editsOf, filesToRead, wordOf, type Move, type Texts} from './edits';

const USAGE = `Usage: npm run move -- OLD NEW [--dry-run]

Moves a page or a partial: the file, links to it, imports, its entry in the sidebar, and the redirect from its old
address. Paths are under docs/:

  npm run move -- products/kafka/howto/kcat products/kafka/howto/connect-kcat
  npm run move -- products/kafka/_before.mdx products/kafka/_before-you-start.mdx`;

/** Folders with mentions of pages that only a person can judge, such as in tests. */
const ALSO = ['src', 'tests', 'plugins', 'scripts', 'mcp', 'docs-dev', 'config'];

/** Resolves a path with or without docs/ and .md. */
function fileOf(given: string): string {
  const file = DOCS + given.replace(/^\/?(?:docs\/)?/, '');
  return /\.mdx?$/.test(file) ? file : `${file}.md`;
}

/** The reason why a move is impossible; undefined if it is possible. */
export function refusal(siteDir: string, {from, to}: Move): string | undefined {
  if (!existsSync(path.join(siteDir, from))) {
    const near = nearest(from, filesUnder(siteDir, 'docs'));
    return `there is no ${from}${near ? `. Did you mean ${near}?` : ''}`;
  }
  if (!/^docs\/(?:[\w-]+\/)*[\w-]+\.mdx?$/.test(to)) {
    return `${to} is not a path of words, digits and hyphens`;
  }
  if (existsSync(path.join(siteDir, to))) {
    return `${to} exists`;
  }
  const [wasPartial, isPartial] = [from, to].map((file) => path.basename(file).startsWith('_'));
  return wasPartial === isPartial
    ? undefined
    : 'a page stays a page, and a partial, whose name begins with _, stays a partial';
}

function readTexts(siteDir: string): Texts {
  return Object.fromEntries(
    filesToRead(siteDir)
      .filter((file) => existsSync(path.join(siteDir, file)))
      .map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]),
  );
}

/** Mentions of the page that stay unchanged, as `file:line`. */
function leftovers(siteDir: string, move: Move, edited: Texts): string[] {
  return ALSO.flatMap((folder) => filesUnder(siteDir, folder))
    .filter((file) => /\.(?:tsx?|mjs|json|md)$/.test(file) && !(file in edited))
    .filter((file) => !file.endsWith('published-routes.json'))
    .flatMap((file) =>
      readFileSync(path.join(siteDir, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          wordOf(idOf(move.from)).test(line.replace(/\/docs\//g, '/'))
            ? [`${file}:${index + 1}`]
            : [],
        ),
    );
}

/** The command `npm run move`. Exit code: 0, or 2 with wrong usage. */
export async function main(words: string[], siteDir: string): Promise<number> {
  const {values, positionals} = parseArgs({
    args: words,
    options: {'dry-run': {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const [old, now, ...more] = positionals;
  const move = {from: fileOf(old ?? ''), to: fileOf(now ?? '')};
  const wrong =
    old === undefined || now === undefined || more.length > 0
      ? 'it needs an old path and a new one'
      : refusal(siteDir, move);
  if (wrong !== undefined) {
    console.error(`move: ${wrong}\n\n${USAGE}`);
    return 2;
  }
  const edits = editsOf(readTexts(siteDir), move);
  const left = leftovers(siteDir, move, edits);
  console.log(`${move.from} → ${move.to}`);
  for (const file of Object.keys(edits).filter((name) => name !== move.to)) {
    console.log(`  ${file}`);
  }
  if (left.length > 0) {
    console.log(`\nNamed here as well, and left for you to look at:\n  ${left.join('\n  ')}`);
  }
  if (values['dry-run']) {
    console.log('\nNothing was changed. Leave out --dry-run to do it.');
    return 0;
  }
  for (const [file, text] of Object.entries(edits)) {
    const whole = path.join(siteDir, file);
    const formatted = file.endsWith('.ts')
      ? await format(text, {...(await resolveConfig(whole)), filepath: whole})
      : text;
    mkdirSync(path.dirname(whole), {recursive: true});
    writeFileSync(whole, formatted);
  }
  rmSync(path.join(siteDir, move.from));
  console.log('\nThe entry in the sidebar stays in its group. Then: npm run check');
  return 0;
}

if (require.main === module) {
  void main(process.argv.slice(2), process.cwd()).then((status) => {
    process.exitCode = status;
  });
}
