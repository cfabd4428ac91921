import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

/**
 * Fills `@theme/SearchEngine` and the search dialog from the hosted service. Its client is not used: one request is all
 * that is needed, and `upload/` writes the index (`npm run search:upload`). The dialog is DocSearch's, on which it relies
 * for its keys and its list of recent searches.
 */
export default function searchAlgoliaPlugin(
  {i18n}: LoadContext,
  {appId, searchKey, indexName, host}: PluginOptions,
): Plugin<undefined> {
  return {
    name: 'search-algolia',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      await actions.createData('options.json', {
        appId,
        searchKey,
        indexName,
        host: host ?? null,
        language: i18n.currentLocale,
      });
    },
    configureWebpack: () => ({
      resolve: {alias: {'algoliasearch/lite$': path.join(__dirname, 'client/no-client.ts')}},
    }),
  };
}

export {validateOptions, type Options} from './options';
