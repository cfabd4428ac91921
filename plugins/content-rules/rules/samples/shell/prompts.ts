import type {Node} from 'web-tree-sitter';
import {findingAt, type Finding} from '../sample';

/** A command that asks for a secret: `read -rs TOKEN`, `read -p 'Token: ' -s TOKEN`. */
const ASKS = /\bread\b[^\n;|&]*\s-[a-z]*s/;

/**
 * Refuses lines after a prompt for a secret. A shell without bracketed paste (bash before 5.1, as on macOS) would read
 * the next pasted line as the secret.
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
