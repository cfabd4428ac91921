import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileOf, REMEDY, sizeOf} from './public';

type Options = {
  siteDir: string;
  /** Folder of the drawings, relative to the site. */
  folder?: string;
  /** Whether a missing drawing is an error. If not, the fence stays, and the dev server draws it in the browser. */
  required: boolean;
};
type Node = {type: string; lang?: string | null; value?: string; children?: Node[]};

/** Attribute value `require("…")` in the form that MDX expects. */
function required(request: string): object {
  const expression = {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: 'require'},
    arguments: [{type: 'Literal', value: request, raw: JSON.stringify(request)}],
    optional: false,
  };
  const estree = {
    type: 'Program',
    body: [{type: 'ExpressionStatement', expression}],
    sourceType: 'module',
    comments: [],
  };
  const value = `require(${JSON.stringify(request)})`;
  return {type: 'mdxJsxAttributeValueExpression', value, data: {estree}};
}

/** Replaces each `mermaid` fence that has a drawing by `<Diagram>`. */
export function remarkDiagrams({siteDir, folder, required: isRequired}: Options) {
  const visit = (node: Node, page: string): void => {
    if (node.type === 'code' && node.lang === 'mermaid') {
      const file = fileOf(node.value ?? '', folder);
      const isThere = existsSync(path.join(siteDir, file));
      if (!isThere && isRequired)
        throw new Error(`diagrams: ${page} has a diagram that is not drawn (${file}). ${REMEDY}`);
      if (isThere) replace(node, file);
    }
    node.children?.forEach((child) => visit(child, page));
  };
  const replace = (node: Node, file: string): void => {
    const {height} = sizeOf(readFileSync(path.join(siteDir, file), 'utf8'));
    const svg = required(`!!diagram-loader!@site/${file}`);
    delete node.value;
    Object.assign(node, {
      type: 'mdxJsxFlowElement',
      name: 'Diagram',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'svg', value: svg},
        {type: 'mdxJsxAttribute', name: 'height', value: String(height)},
      ],
      children: [],
    });
  };
  return (tree: unknown, file: {path?: string}): void => visit(tree as Node, file.path ?? 'a page');
}
