import type {Node} from 'web-tree-sitter';
import {findingAt, type Finding} from '../sample';

/** A command that asks for a secret: `read -rs TOKEN`, `read -p 'Token: ' -s TOKEN`. */
const ASKS = /\bread\b[^\n;|&]*\s-[a-z]*s/;

/**
 * Lines that stand after a prompt. A shell that knows no pasted blocks (bash before 5.1, which macOS has) runs line by
 * line: the next one is taken for the secret.
 */
export function checkPrompts(value: string, root: Node): Finding[] {
  const statements = root.namedChildren.filter(
    (node): node is Node => node !== null && node.type !== 'comment',
  );
  return statements.flatMap((node, index) => {
    const next = statements[index + 1];
    const asks = node.type !== 'function_definition' && ASKS.test(node.text);
    if (!asks || !next || next.startPosition.row <= node.endPosition.row) return [];
    return findingAt(
      value,
      next.startIndex,
      'samples/prompt',
      'pasted with the lines above it, this line is taken for the secret that they ask for',
      'Begin a new sample here, or join the lines with `&&`.',
    );
  });
}
