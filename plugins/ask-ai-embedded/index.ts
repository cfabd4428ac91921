import type {Plugin} from '@docusaurus/types';

/** Fills `@theme/AskAi`: answers out of the documentation's own words, in the browser. */
export default function askAiEmbeddedPlugin(): Plugin<undefined> {
  return {
    name: 'ask-ai-embedded',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
  };
}
