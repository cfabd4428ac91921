import type {Plugin} from '@docusaurus/types';

/**
 * Provides `@theme/AskAi`, which answers questions in the browser by quoting the documentation with
 * links to its sources. `shared/` classifies the question, ranks the sections found by
 * content-index, and composes the answer; `client/` renders the conversation in the dialog. It
 * needs content-index and no external service.
 */
export default function askAiEmbeddedPlugin(): Plugin<undefined> {
  return {
    name: 'ask-ai-embedded',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
  };
}
