import type {Node} from 'web-tree-sitter';

/** A use of another block's value: `aiven_pg.main.service_uri`, `data.aiven_project.main.project`. */
export type Reference = {
  kind: 'resource' | 'data';
  type: string;
  name: string;
  attribute?: string;
  start: number;
};

/** References to resources and data sources, in document order. */
export function referencesOf(root: Node): Reference[] {
  return root
    .descendantsOfType('expression')
    .filter((node): node is Node => node !== null && !isInMove(node))
    .flatMap((node) => chainsOf(node).filter(({type}) => !iteratorsOf(node).includes(type)));
}

/** Whether a node is in `import`, `moved` or `removed`, which may name undefined addresses. */
function isInMove(node: Node): boolean {
  let at: Node | null = node;
  while (at.parent && at.parent.parent?.type !== 'config_file') at = at.parent;
  return at.type === 'block' && /^(?:import|moved|removed)\b/.test(at.text);
}

/** Iterators of the `dynamic` blocks around an expression: `iterator`, or their label. */
function iteratorsOf(node: Node): string[] {
  const names: string[] = [];
  for (let at = node.parent; at; at = at.parent) {
    const [keyword, label] = at.type === 'block' ? at.namedChildren : [];
    if (keyword?.text !== 'dynamic') continue;
    const body = at.namedChildren.find((child) => child?.type === 'body');
    const iterator = body?.namedChildren.find(
      (child) => child?.type === 'attribute' && child.namedChildren[0]?.text === 'iterator',
    );
    names.push(iterator?.namedChildren[1]?.text ?? label?.text.replaceAll('"', '') ?? '');
  }
  return names;
}

function chainsOf(expression: Node): Reference[] {
  const result: Reference[] = [];
  const children = expression.namedChildren.filter((child): child is Node => child !== null);
  children.forEach((child, at) => {
    if (child.type !== 'variable_expr') return;
    const names: string[] = [child.text];
    for (const next of children.slice(at + 1)) {
      if (next.type === 'get_attr') names.push(next.text.slice(1).trim());
      else if (!/index|splat/.test(next.type)) break;
    }
    const isData = names[0] === 'data';
    const [type = '', name, attribute] = isData ? names.slice(1) : names;
    if (name === undefined || !/^[a-z0-9]+_[a-z0-9_]+$/.test(type)) return;
    result.push({
      kind: isData ? 'data' : 'resource',
      type,
      name,
      attribute,
      start: child.startIndex,
    });
  });
  return result;
}
