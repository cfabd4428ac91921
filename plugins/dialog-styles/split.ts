import type {Configuration, Module} from 'webpack';
import {unmet} from '../shared/installed';

/**
 * Folders whose styles only dialogs use. All other styles stay in the site's style sheet, the only one that a built
 * page links.
 */
const OF_DIALOGS = /plugins\/search-algolia\/|plugins\/ask-ai-\w+\//;

/** Excludes these styles from the cache group in which Docusaurus collects the styles of the whole site. */
export function splitStyles(config: Configuration): void {
  const {splitChunks} = config.optimization ?? {};
  const groups = splitChunks ? splitChunks.cacheGroups : undefined;
  const all = groups?.['styles'];
  if (!groups || typeof all !== 'object' || all instanceof RegExp)
    throw unmet({
      package: '@docusaurus/core',
      expected: 'gather the styles of the site in a bundler group named "styles"',
      file: 'plugins/dialog-styles/split.ts',
    });
  const fileOf = (module: Module) => (module.nameForCondition() ?? '').replaceAll('\\', '/');
  groups['styles'] = {...all, test: (module: Module) => !OF_DIALOGS.test(fileOf(module))};
}
