import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

/**
 * Adds to `@theme/AskAiWriters` a model that the site's owner runs. It writes from what the index retrieves, for readers
 * who let it. It relies on an endpoint that speaks the OpenAI chat protocol, streams, and takes requests of the site.
 */
export default function askAiEndpointPlugin(
  _context: LoadContext,
  {url, model, patience}: PluginOptions,
): Plugin<undefined> {
  return {
    name: 'ask-ai-endpoint',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      await actions.createData('options.json', {url, model, patience});
    },
  };
}

export {validateOptions, type Options} from './options';
