import type {Configuration, Module} from 'webpack';

/** Styles of windows that open. A page as built names the site's style sheet alone: what it shows has to be in there. */
const OF_WINDOWS = /plugins\/search-algolia\/|plugins\/ask-ai-\w+\//;

/** The framework puts the styles of the whole site into one file, which every page waits for. */
export function splitStyles(config: Configuration): void {
  const {splitChunks} = config.optimization ?? {};
  const groups = splitChunks ? splitChunks.cacheGroups : undefined;
  const all = groups?.['styles'];
  if (!groups || typeof all !== 'object' || all instanceof RegExp)
    throw new Error('trim-css: the framework no longer gathers styles in a group named "styles"');
  const fileOf = (module: Module) => (module.nameForCondition() ?? '').replaceAll('\\', '/');
  groups['styles'] = {...all, test: (module: Module) => !OF_WINDOWS.test(fileOf(module))};
}
