import type {Configuration, Module} from 'webpack';

/** Styles that come with what they are for: a window that opens, or the one page that is made so. */
const WITH_ITS_SCRIPT =
  /src\/components\/(?:SearchModal|SearchPage|Home|HomeSearch|DocsRoot)\/|plugins\/(?:ask-ai-\w+|analytics)\//;
/** Styles that many pages have, and more do not: one file for all of them. */
const SHARED = {reference: /plugins\/reference-data\/theme\//};

const isFrom = (folder: RegExp) => (module: Module) =>
  folder.test((module.nameForCondition() ?? '').replaceAll('\\', '/'));

/** The framework puts the styles of the whole site into one file, which every page waits for. */
export function splitStyles(config: Configuration): void {
  const {splitChunks} = config.optimization ?? {};
  const groups = splitChunks ? splitChunks.cacheGroups : undefined;
  const all = groups?.['styles'];
  if (!groups || typeof all !== 'object' || all instanceof RegExp)
    throw new Error('trim-css: the framework no longer gathers styles in a group named "styles"');
  for (const [name, folder] of Object.entries(SHARED))
    groups[name] = {...all, name, test: isFrom(folder), priority: (all.priority ?? 0) + 1};
  groups['styles'] = {...all, test: (module: Module) => !isFrom(WITH_ITS_SCRIPT)(module)};
}
