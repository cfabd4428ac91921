import {Language, Parser, type Node, type Tree} from 'web-tree-sitter';
import {packageFile} from './packages';

const VSCODE = '@vscode/tree-sitter-wasm';
const CURSORLESS = '@cursorless/tree-sitter-wasms';

const FILES = {
  bash: [VSCODE, 'wasm/tree-sitter-bash.wasm'],
  c: [CURSORLESS, 'out/tree-sitter-c.wasm'],
  cpp: [VSCODE, 'wasm/tree-sitter-cpp.wasm'],
  csharp: [VSCODE, 'wasm/tree-sitter-c-sharp.wasm'],
  css: [VSCODE, 'wasm/tree-sitter-css.wasm'],
  go: [VSCODE, 'wasm/tree-sitter-go.wasm'],
  hcl: ['@tree-sitter-grammars/tree-sitter-hcl', 'tree-sitter-terraform.wasm'],
  html: [CURSORLESS, 'out/tree-sitter-html.wasm'],
  ini: [VSCODE, 'wasm/tree-sitter-ini.wasm'],
  java: [VSCODE, 'wasm/tree-sitter-java.wasm'],
  javascript: [VSCODE, 'wasm/tree-sitter-javascript.wasm'],
  json: [CURSORLESS, 'out/tree-sitter-json.wasm'],
  kotlin: [CURSORLESS, 'out/tree-sitter-kotlin.wasm'],
  php: [VSCODE, 'wasm/tree-sitter-php.wasm'],
  powershell: [VSCODE, 'wasm/tree-sitter-powershell.wasm'],
  python: [VSCODE, 'wasm/tree-sitter-python.wasm'],
  ruby: [VSCODE, 'wasm/tree-sitter-ruby.wasm'],
  rust: [VSCODE, 'wasm/tree-sitter-rust.wasm'],
  scala: [CURSORLESS, 'out/tree-sitter-scala.wasm'],
  toml: ['@tree-sitter-grammars/tree-sitter-toml', 'tree-sitter-toml.wasm'],
  tsx: [VSCODE, 'wasm/tree-sitter-tsx.wasm'],
  typescript: [VSCODE, 'wasm/tree-sitter-typescript.wasm'],
  xml: [CURSORLESS, 'out/tree-sitter-xml.wasm'],
} as const;

export type Grammar = keyof typeof FILES;

const parsers = new Map<Grammar, Promise<Parser>>();
const loaded = new Map<Grammar, Parser>();
let started: Promise<void> | undefined;

async function load(grammar: Grammar): Promise<Parser> {
  started ??= Parser.init();
  await started;
  const parser = new Parser();
  parser.setLanguage(await Language.load(packageFile(FILES[grammar][0], FILES[grammar][1])));
  loaded.set(grammar, parser);
  return parser;
}

/** Loads grammars, once per process, so that `parseTree` can be synchronous. */
export async function loadGrammars(grammars: Iterable<Grammar>): Promise<void> {
  await Promise.all(
    [...grammars].map((grammar) => {
      const pending = parsers.get(grammar) ?? load(grammar);
      parsers.set(grammar, pending);
      return pending;
    }),
  );
}

/** Parses a text. The caller has to delete the tree. */
export function parseTree(grammar: Grammar, text: string): Tree {
  const parser = loaded.get(grammar);
  if (!parser)
    throw new Error(`content-rules: the grammar "${grammar}" was not loaded before its use`);
  const tree = parser.parse(text);
  if (!tree) throw new Error(`content-rules: the grammar "${grammar}" gave no tree`);
  return tree;
}

/** The first syntax error in a tree: its offset, and the unexpected or missing text. */
export function firstError(
  root: Node,
): {offset: number; text: string; missing: boolean} | undefined {
  if (!root.hasError) return undefined;
  let node = root;
  for (;;) {
    if (node.isError || node.isMissing) break;
    const child = node.children.find((item) => item !== null && (item.hasError || item.isMissing));
    if (!child) break;
    node = child;
  }
  return {
    offset: node.startIndex,
    text: node.isMissing ? node.type : (node.text.trim().split('\n')[0] ?? ''),
    missing: node.isMissing,
  };
}
