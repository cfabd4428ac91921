import type {PluginConfig} from '@docusaurus/types';
import type {Options as EndpointOptions} from '../plugins/ask-ai-endpoint/options';
import type {Options as HostedOptions} from '../plugins/ask-ai-hosted/options';
import {env} from './env';

/** Always installed: the other assistants fall back to it. */
const EMBEDDED: PluginConfig = './plugins/ask-ai-embedded/index.ts';

const assistants: Record<typeof env.ASK_AI_PROVIDER, () => PluginConfig[]> = {
  embedded: () => [],
  hosted: () => [
    [
      './plugins/ask-ai-hosted/index.ts',
      {
        scriptUrl: env.ASK_AI_SCRIPT_URL,
        websiteId: env.ASK_AI_WEBSITE_ID ?? '',
      } satisfies HostedOptions,
    ],
  ],
  endpoint: () => [
    [
      './plugins/ask-ai-endpoint/index.ts',
      {
        url: env.ASK_AI_ENDPOINT_URL ?? '',
        model: env.ASK_AI_ENDPOINT_MODEL,
      } satisfies EndpointOptions,
    ],
  ],
};

export const askAi: PluginConfig[] = [EMBEDDED, ...assistants[env.ASK_AI_PROVIDER]()];

/**
 * The first sentence in the dialog of Ask AI, which says where answers come from. It is in the HTML, before any script
 * runs.
 */
export const about: Record<typeof env.ASK_AI_PROVIDER, () => string> = {
  embedded: () =>
    'The assistant quotes the documentation, with its sources. Nothing you type leaves your browser.',
  hosted: () => 'The assistant answers from the documentation, with its sources.',
  endpoint: () =>
    `The assistant quotes the documentation, with its sources. What you type is sent to ${new URL(env.ASK_AI_ENDPOINT_URL ?? '').hostname} only if you let the language model there write an answer.`,
};
