import type {Configuration, Module} from 'webpack';
import {unmet} from '../shared/installed';

/** A page as built names the site's style sheet alone: what it shows before its scripts run has to be in there. */
const OF_DIALOGS = /plugins\/search-algolia\/|plugins\/ask-ai-\w+\//;

/** Takes the styles of dialogs out of the group in which Docusaurus gathers those of the whole site. */
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
