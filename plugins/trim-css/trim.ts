import type {Plugin as PostCssPlugin, Root} from 'postcss';

/** Parts of Infima that no page of the site draws: it has components and utilities of its own for these. */
const PARTS = 'alert|avatar|badge|button|button-group|card|hero|pills|pagination(?!-nav)';
const UNUSED = new RegExp(
  `\\.(?:${PARTS})(?![\\w-]*nav)|\\.col--|\\.(?:margin|padding)-(?!right--md|bottom--sm|top--(?:sm|md))`,
);
const UNUSED_VARIABLE = new RegExp(
  `^--ifm-(?:${PARTS})-|^--ifm-color-(?:secondary|success|info|warning|danger)-|^--ifm-(?:dark|light|darker|darkest)-value`,
);

/** Removes what is unused; a rule that is partly used keeps the selectors that are. */
export function trim(root: Root): void {
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  root.walkDecls(UNUSED_VARIABLE, (declaration) => {
    declaration.remove();
  });
}

export const trimInfima: PostCssPlugin = {
  postcssPlugin: 'trim-infima',
  Once(root) {
    if (root.source?.input.file?.includes('node_modules/infima/')) trim(root);
  },
};
