import type {Node} from 'web-tree-sitter';

/** Attributes and blocks of HCL with the properties that checks read. */
export type Attribute = {name: string; start: number; expression: Node};
export type Block = {
  type: string;
  labels: string[];
  start: number;
  attributes: Attribute[];
  blocks: Block[];
};

/** Blocks of a body node. */
export function blocksOf(body: Node): Block[] {
  return childrenOf(body, 'block').map(readBlock);
}

/** Blocks of a whole file. */
export function topBlocks(root: Node): Block[] {
  const body = root.namedChildren.find((child) => child?.type === 'body');
  return body ? blocksOf(body) : [];
}

function readBlock(node: Node): Block {
  const [name, ...rest] = node.namedChildren.filter((child): child is Node => child !== null);
  const body = rest.find((child) => child.type === 'body');
  const labels = rest
    .filter((child) => child.type === 'string_lit' || child.type === 'identifier')
    .map(textOf);
  return {
    type: name?.text ?? '',
    labels,
    start: node.startIndex,
    attributes: body ? childrenOf(body, 'attribute').flatMap(readAttribute) : [],
    blocks: body ? blocksOf(body) : [],
  };
}

function readAttribute(node: Node): Attribute[] {
  const name = node.namedChildren[0];
  const expression = node.namedChildren[1];
  return name && expression ? [{name: name.text, start: node.startIndex, expression}] : [];
}

function childrenOf(node: Node, type: string): Node[] {
  return node.namedChildren.filter((child): child is Node => child?.type === type);
}

function textOf(node: Node): string {
  return node.text.replace(/^"|"$/g, '');
}

/** Value of an expression that is a literal string. */
export function literalString(expression: Node): string | undefined {
  const text = expression.text.trim();
  return /^"(?:[^"\\$%]|\\.|\$(?!\{))*"$/.test(text) ? text.slice(1, -1) : undefined;
}

/** Value of an expression that is a literal number or boolean. */
export function literalScalar(expression: Node): number | boolean | undefined {
  const text = expression.text.trim();
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return text === 'true' ? true : text === 'false' ? false : undefined;
}
