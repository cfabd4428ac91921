import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin as PostCssPlugin, Root} from 'postcss';

/** Parts of Infima that no page of the site draws: it has components and utilities of its own for these. */
const PARTS = 'alert|avatar|badge|button|button-group|card|hero|pills|pagination(?!-nav)';
/** Utilities and variants that no page has. */
const UTILITIES =
  'col--|text--(?!truncate|center)|shadow--|row--|navbar--(?:dark|primary)|footer__link-separator|breadcrumbs--|tabs--block|navbar__search|navbar__items--center|menu__link--sublist-caret|(?:margin|padding)-(?!right--md|bottom--sm|top--(?:sm|md))';
const UNUSED = new RegExp(`\\.(?:${PARTS})(?![\\w-]*nav)|\\.(?:${UTILITIES})`);
const UNUSED_VARIABLE = new RegExp(
  `^--ifm-(?:${PARTS})-|^--ifm-color-(?:secondary|success|info|warning|danger)-|^--ifm-(?:dark|light|darker|darkest|lighter|lightest|contrast-\\w+(?:-dark)?)-value|^--ifm-color-primary-contrast-`,
);

/** Variables that a style sheet of the site sets for the whole page: what the framework sets them to is never read. */
export function variablesOf(css: string): ReadonlySet<string> {
  const [, root = ''] = /^:root \{([^}]*)\}/m.exec(css) ?? [];
  return new Set([...root.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
}

/** Removes what is unused, and `own` variables; a rule that is partly used keeps the selectors that are. */
export function trim(root: Root, own: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  root.walkDecls(/^--/, (declaration) => {
    if (UNUSED_VARIABLE.test(declaration.prop) || own.has(declaration.prop)) declaration.remove();
  });
}

/** `siteStyles`: the style sheet that maps the framework's variables to the site's own. */
export function trimInfima(siteStyles: string): PostCssPlugin {
  const own = variablesOf(readFileSync(path.resolve(siteStyles), 'utf8'));
  return {
    postcssPlugin: 'trim-infima',
    Once(root) {
      if (root.source?.input.file?.includes('node_modules/infima/')) trim(root, own);
    },
  };
}
