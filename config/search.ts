import type {PluginConfig} from '@docusaurus/types';
import type {Options as AlgoliaOptions} from '../plugins/search-algolia/options';
import {env} from './env';

const contentIndex: PluginConfig = './plugins/content-index/index.ts';

const engines: Record<typeof env.SEARCH_PROVIDER, () => PluginConfig> = {
  embedded: () => './plugins/search-embedded/index.ts',
  algolia: () => [
    './plugins/search-algolia/index.ts',
    {
      appId: env.ALGOLIA_APP_ID ?? '',
      searchKey: env.ALGOLIA_SEARCH_KEY ?? '',
      indexName: env.ALGOLIA_INDEX_NAME,
      ...(env.ALGOLIA_HOST ? {host: env.ALGOLIA_HOST} : {}),
    } satisfies AlgoliaOptions,
  ],
};

export const search: PluginConfig[] = [contentIndex, engines[env.SEARCH_PROVIDER]()];
