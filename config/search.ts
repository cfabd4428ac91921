import type {PluginConfig} from '@docusaurus/types';
import type {Site} from '../plugins/hydrate-on-intent/site';
import type {Options as AlgoliaOptions} from '../plugins/search-algolia/options';
import {compileScripts} from '../plugins/search-embedded/scripts';
import type {Options as EmbeddedOptions} from '../plugins/search-embedded/index';
import {env} from './env';
import {readPopular} from './popular';

const contentIndex: PluginConfig = './plugins/content-index/index.ts';

const popular = readPopular();
// Only the names are needed here; the plugin compiles the same scripts and writes them.
const scripts = compileScripts(popular);
const address = (file: string): string => env.BASE_URL + file;

/** The embedded index is Ask AI's too, whoever searches. */
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

// A later plugin's theme goes before an earlier one's.
export const search: PluginConfig[] = [contentIndex, EMBEDDED, ...engines[env.SEARCH_PROVIDER]()];

/** What every page knows of the site before Docusaurus is there. */
export const site: Site = {
  base: env.BASE_URL,
  worker: address(scripts.worker.path),
  ...(env.SEARCH_PROVIDER === 'embedded' && {search: address(scripts.search.path)}),
};
