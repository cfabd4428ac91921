import type {Node} from 'web-tree-sitter';
import {didYouMean} from '../../../../shared/nearest';
import {topBlocks} from './blocks';
import type {TerraformProblem} from './problem';

/** Variables of `provider.tf` (docs/_partials/_provider-file.mdx), which every sample is used with. */
export const SHARED_VARIABLES: readonly string[] = ['project_name', 'organization_id'];

/** Reports variables that are declared twice, or not at all. */
export function variableProblems(root: Node, defined: ReadonlySet<string>): TerraformProblem[] {
  const blocks = topBlocks(root);
  const isProviderFile = blocks.some(
    ({type, labels}) => type === 'provider' && labels[0] === 'aiven',
  );
  const declaredAgain = blocks
    .filter(({type, labels}) => type === 'variable' && SHARED_VARIABLES.includes(labels[0] ?? ''))
    .map(({start, labels}) => ({
      offset: start,
      message: `\`provider.tf\` declares the variable \`${labels[0]}\` already`,
      hint: 'Remove the block: Terraform refuses two declarations of one variable in a folder.',
    }));
  return [...(isProviderFile ? [] : declaredAgain), ...undeclared(root, defined)];
}

function undeclared(root: Node, defined: ReadonlySet<string>): TerraformProblem[] {
  const known = new Set([...defined, ...SHARED_VARIABLES.map((name) => `var.${name}`)]);
  return root.descendantsOfType('variable_expr').flatMap((node) => {
    const next = node?.nextNamedSibling;
    if (node?.text !== 'var' || next?.type !== 'get_attr') return [];
    const name = `var.${next.text.slice(1).trim()}`;
    if (known.has(name)) return [];
    return [
      {
        offset: node.startIndex,
        message: `no sample of the page declares \`${name}\`${didYouMean(name, [...known])}`,
        hint: 'Add a `variable` block.',
      },
    ];
  });
}
