import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

/** Adds to `@theme/AskAiWriters` a model that the site's owner runs. It writes from what the index retrieves. */
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
