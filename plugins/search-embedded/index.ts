import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Fills `@theme/SearchEngine` from content-index: search without anyone else's servers. */
export default function searchEmbeddedPlugin(): Plugin<undefined> {
  return {
    name: 'search-embedded',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    // The modal brings a client of the hosted service that nothing here calls.
    configureWebpack: () => ({
      resolve: {alias: {'algoliasearch/lite$': path.join(__dirname, 'client/no-client.ts')}},
    }),
  };
}
