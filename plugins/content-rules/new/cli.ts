import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {kindOf} from '../../shared/areas';
import {Finder, flattenSidebars, sidebarFiles} from '../content/sidebars';
import {KINDS, type Kind} from '../content/types';
import {loadFreshModule} from '@docusaurus/utils';
import {nearestFile} from '../rules/sidebar';
import {template} from './templates';

const USAGE = `Usage: npm run new -- KIND PATH

Writes a page from the template of its kind, and prints its line in the sidebar.
KIND is one of ${KINDS.join(', ')}; PATH is under docs/, without extension:

  npm run new -- howto products/kafka/howto/create-topic`;

/** Title that a file name suggests. */
export function titleOf(id: string): string {
  const words = id.split('/').at(-1)!.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The reason why a page cannot be created; undefined if it can. */
export function refusal(
  siteDir: string,
  kind: string | undefined,
  id: string | undefined,
): string | undefined {
  if (kind === undefined || id === undefined) {
    return 'it needs a kind and a path';
  }
  if (!KINDS.includes(kind as Kind)) {
    return `there is no kind ${kind}`;
  }
  if (!/^[a-zA-Z0-9_-]+(?:\/[a-zA-Z0-9_-]+)*$/.test(id)) {
    return `${id} is not a path of words, digits and hyphens`;
  }
  if (kindOf(id) !== kind) {
    return `a page at ${id} is of the kind ${kindOf(id)}, which follows from its folder: put a ${kind} page where ${kind} pages are`;
  }
  return existsSync(path.join(siteDir, 'docs', `${id}.md`)) ? `docs/${id}.md exists` : undefined;
}

/** The command `npm run new`. */
export async function main(words: string[], siteDir: string): Promise<number> {
  const [kind, given] = words;
  const id = given?.replace(/^\/?(?:docs\/)?/, '').replace(/\.mdx?$/, '');
  const wrong = refusal(siteDir, kind, id);
  if (wrong !== undefined || kind === undefined || id === undefined) {
    console.error(`new: ${wrong}\n\n${USAGE}`);
    return 2;
  }
  const file = path.join(siteDir, 'docs', `${id}.md`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, template(kind as Kind, titleOf(id)));
  const evaluated = (await loadFreshModule(path.join(siteDir, 'sidebars.ts'))) as Record<
    string,
    unknown
  >;
  const sidebars = flattenSidebars(evaluated, Finder.of(siteDir, sidebarFiles(siteDir)));
  console.log(
    `Wrote docs/${id}.md.\n\nAdd this line to ${nearestFile(sidebars, id)}:\n\n  '${id}',\n\nThen: npm run check -- docs/${id}.md`,
  );
  return 0;
}

if (require.main === module) {
  void main(process.argv.slice(2), process.cwd()).then((status) => {
    process.exitCode = status;
  });
}
