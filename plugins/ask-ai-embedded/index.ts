import type {Plugin} from '@docusaurus/types';

/**
 * Fills `@theme/AskAi`: answers questions in the words of the documentation, with its sources, in the reader's browser.
 * `shared/` reads the question, chooses among the sections that content-index finds and composes the answer; `client/` is
 * the conversation in the dialog. It relies on content-index and on nothing outside the site.
 */
export default function askAiEmbeddedPlugin(): Plugin<undefined> {
  return {
    name: 'ask-ai-embedded',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
  };
}
