import type {PluginConfig} from '@docusaurus/types';
import type {Options as EndpointOptions} from '../plugins/ask-ai-endpoint/options';
import type {Options as HostedOptions} from '../plugins/ask-ai-hosted/options';
import {env} from './env';

/** Always there: it answers when another one cannot. */
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
