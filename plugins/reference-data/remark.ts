import path from 'node:path';
import type {Nodes, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {anchorsFor} from './anchors';
import {checkUse} from './check-use';
import {COMPONENTS} from './components';
import {endedServiceOf, endOfLifeNotice} from './end-of-life';
import type {Facts} from '../shared/facts/types';
import {readText} from '../shared/markdown/read-text';
import type {Props} from './select';
import {siteFacts} from './site-facts';

export type RemarkOptions = {
  /** Folder of the pages. */
  docs: string;
  /** Facts for tests, instead of those of the site. */
  facts?: Facts;
};

type JsxAttribute = {type: string; name?: string; value?: unknown};
type JsxElement = Nodes & {name: string | null; attributes: JsxAttribute[]; children: Nodes[]};

const HOST = 'ReferenceTable';
const isElement = (node: Nodes): node is JsxElement => (node.type as string).startsWith('mdxJsx');

/** Number of lines of front matter, which Docusaurus removes before MDX parses the page. */
function linesCut(file: VFile): number {
  const raw = file.path ? readText(file.path) : '';
  const match = /^---\n[\s\S]*?\n---\n/.exec(raw);
  return match && !String(file.value).startsWith('---')
    ? match[0].split('\n').length - 1 + leadingLines(raw.slice(match[0].length), file)
    : 0;
}

const leadingLines = (body: string, file: VFile) => {
  const blank = /^\s*\n/.exec(body)?.[0] ?? '';
  return String(file.value).startsWith('\n') ? 0 : blank.split('\n').length - 1;
};

function fail(file: VFile, node: Nodes, problems: {message: string; hint: string}[]): never {
  const {line = 1, column = 1} = node.position?.start ?? {};
  const at = `${path.relative(process.cwd(), file.path ?? 'a page')}:${line + linesCut(file)}:${column}`;
  throw new Error(
    `reference-data: ${at}\n${problems.map(({message, hint}) => `- ${message} (${hint})`).join('\n')}`,
  );
}

function propsOf(file: VFile, node: JsxElement): Props {
  const bad = node.attributes.filter(
    ({type, value}) => type !== 'mdxJsxAttribute' || typeof value !== 'string',
  );
  if (bad.length > 0) {
    fail(file, node, [
      {message: `<${node.name}> takes attributes as plain strings`, hint: 'write name="value"'},
    ]);
  }
  return Object.fromEntries(node.attributes.map(({name, value}) => [name, value as string]));
}

/** Fails if two tables of a page have a row of the same name, since a link could lead to only one of them. */
function checkAnchors(file: VFile, node: JsxElement, anchors: string[], taken: Set<string>): void {
  const twice = anchors.find((anchor) => taken.has(anchor));
  if (twice) {
    fail(file, node, [
      {
        message: `<${node.name}> repeats the row ${twice} of a table above`,
        hint: 'show it once, or on a page of its own',
      },
    ]);
  }
  anchors.forEach((anchor) => taken.add(anchor));
}

/** Replaces the components below a node; returns their number. */
function replaceTables(file: VFile, node: Nodes, facts: () => Facts, taken: Set<string>): number {
  let found = 0;
  for (const child of 'children' in node ? (node.children as Nodes[]) : []) {
    found += replaceTables(file, child, facts, taken);
  }
  if (!isElement(node) || !node.name || !(node.name in COMPONENTS)) {
    return found;
  }
  const props = propsOf(file, node);
  const problems = checkUse(node.name, props, facts());
  if (problems.length > 0) {
    fail(file, node, problems);
  }
  checkAnchors(file, node, anchorsFor(node.name, props, facts()), taken);
  node.attributes = [
    {type: 'mdxJsxAttribute', name: 'component', value: node.name},
    {type: 'mdxJsxAttribute', name: 'props', value: JSON.stringify(props)},
  ];
  node.name = HOST;
  return found + 1;
}

/** `import ReferenceTable from '@theme/ReferenceTable'` in the form that MDX expects. */
function importOfHost(): RootContent {
  const source = '@theme/ReferenceTable';
  const specifier = {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: HOST}};
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: {type: 'Literal', value: source, raw: `'${source}'`},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${HOST} from '${source}'`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}},
  } as unknown as RootContent;
}

/** Replaces the components of facts in a page by `<ReferenceTable>`, and adds a notice to pages of ended services. */
export function remarkReferenceData({docs, facts = undefined}: RemarkOptions) {
  const load = () => facts ?? siteFacts();
  return (tree: Root, file: VFile): void => {
    const relative = path.relative(docs, file.path ?? '');
    const page = relative.replace(/\.mdx?$/, '');
    const isPage = !relative.startsWith('..') && !path.basename(page).startsWith('_');
    const ended = isPage ? endedServiceOf(load(), page) : undefined;
    if (ended) {
      const first = tree.children.findIndex(({type}) => type !== 'mdxjsEsm' && type !== 'yaml');
      tree.children.splice(Math.max(first, 0), 0, endOfLifeNotice(ended, load(), docs, page));
    }
    if (replaceTables(file, tree, load, new Set()) > 0) {
      tree.children.unshift(importOfHost());
    }
  };
}
