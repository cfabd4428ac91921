import type {PluginConfig} from '@docusaurus/types';
import type {Site} from '../plugins/hydrate-on-intent/site';
import type {Options as AlgoliaOptions} from '../plugins/search-algolia/options';
import {compileScripts} from '../plugins/search-embedded/scripts';
import type {Options as EmbeddedOptions} from '../plugins/search-embedded/index';
import {env} from './env';
import {readPopular} from './popular';

const contentIndex: PluginConfig = './plugins/content-index/index.ts';

const popular = readPopular();
// Only the file names are needed here; the plugin compiles the same scripts and writes them.
const scripts = compileScripts(popular);
const address = (file: string): string => env.BASE_URL + file;

/** Always installed: Ask AI uses the embedded index with every search engine. */
const EMBEDDED: PluginConfig = [
  './plugins/search-embedded/index.ts',
  {popular} satisfies EmbeddedOptions,
];

const engines: Record<typeof env.SEARCH_PROVIDER, () => PluginConfig[]> = {
  embedded: () => [],
  algolia: () => [
    [
      './plugins/search-algolia/index.ts',
      {
        appId: env.ALGOLIA_APP_ID ?? '',
        searchKey: env.ALGOLIA_SEARCH_KEY ?? '',
        indexName: env.ALGOLIA_INDEX_NAME,
        ...(env.ALGOLIA_HOST ? {host: env.ALGOLIA_HOST} : {}),
      } satisfies AlgoliaOptions,
    ],
  ],
};

// In Docusaurus, the theme components of a later plugin replace those of an earlier one.
export const search: PluginConfig[] = [contentIndex, EMBEDDED, ...engines[env.SEARCH_PROVIDER]()];

/** Addresses that the inline script of each page needs, before Docusaurus runs. */
export const site: Site = {
  base: env.BASE_URL,
  worker: address(scripts.worker.path),
  ...(env.SEARCH_PROVIDER === 'embedded' && {search: address(scripts.search.path)}),
};
