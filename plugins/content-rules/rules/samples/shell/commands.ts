import type {Node} from 'web-tree-sitter';

/** One word of a command, without its quotes. */
export type Word = {
  text: string;
  /** Offset of the word in the sample. */
  start: number;
  /** Offset of the first character of `text`, after the opening quote. */
  textStart: number;
  /** Whether the text contains no variables or substitutions. */
  isStatic: boolean;
  /** Whether the sample contains `text` literally. */
  isVerbatim: boolean;
  isQuoted: boolean;
};

/** A command at any level of a script: in pipes, loops, functions and substitutions. */
export type Command = {
  words: Word[];
  /** The command's here-document. */
  heredoc?: Word;
};

/** All commands of a shell tree, in document order. */
export function commandsOf(root: Node): Command[] {
  return root
    .descendantsOfType('command')
    .filter((node): node is Node => node !== null)
    .map((node) => ({words: wordsOf(node), heredoc: heredocOf(node)}))
    .filter(({words}) => words.length > 0);
}

const NOT_WORDS = new Set([
  'variable_assignment',
  'file_redirect',
  'heredoc_redirect',
  'herestring_redirect',
]);

function wordsOf(command: Node): Word[] {
  const words: Word[] = [];
  for (const child of command.namedChildren) {
    if (!child || NOT_WORDS.has(child.type)) continue;
    const node = child.type === 'command_name' ? (child.firstChild ?? child) : child;
    words.push(wordOf(node));
  }
  return words;
}

function wordOf(node: Node): Word {
  const {text, isStatic} = read(node);
  const isQuoted =
    node.type === 'raw_string' || node.type === 'string' || node.type === 'ansi_c_string';
  const textStart = node.startIndex + (node.type === 'ansi_c_string' ? 2 : isQuoted ? 1 : 0);
  const isVerbatim = isStatic && (node.type === 'raw_string' || !node.text.includes('\\'));
  return {text, start: node.startIndex, textStart, isStatic, isVerbatim, isQuoted};
}

/** Text of a word after the shell's unquoting; variables and substitutions stay as written. */
function read(node: Node): {text: string; isStatic: boolean} {
  switch (node.type) {
    case 'raw_string':
      return {text: node.text.slice(1, -1), isStatic: true};
    case 'ansi_c_string':
      return {
        text: node.text.slice(2, -1).replace(/\\n/g, '\n').replace(/\\(.)/g, '$1'),
        isStatic: true,
      };
    case 'word':
    case 'number':
      return {text: node.text.replace(/\\\n/g, '').replace(/\\(.)/g, '$1'), isStatic: true};
    case 'string':
      return {
        text: node.text
          .slice(1, -1)
          .replace(/\\\n/g, '')
          .replace(/\\([\\"$`])/g, '$1'),
        isStatic: node.namedChildren.every((child) => child?.type === 'string_content'),
      };
    case 'concatenation': {
      const parts = node.namedChildren.filter((child): child is Node => child !== null).map(read);
      return {
        text: node.namedChildCount > 0 ? joined(node) : node.text,
        isStatic: parts.every((part) => part.isStatic),
      };
    }
    default:
      return {text: node.text, isStatic: false};
  }
}

function joined(node: Node): string {
  return node.children.map((child) => (child ? read(child).text : '')).join('');
}

function heredocOf(command: Node): Word | undefined {
  const parent = command.parent;
  if (parent?.type !== 'redirected_statement') return undefined;
  const [body] = parent.descendantsOfType('heredoc_body');
  if (!body) return undefined;
  const isStatic = body.namedChildren.every((child) => child?.type === 'heredoc_content');
  const start = body.startIndex;
  return {text: body.text, start, textStart: start, isStatic, isVerbatim: isStatic, isQuoted: true};
}
