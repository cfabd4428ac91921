import type {PluginConfig} from '@docusaurus/types';

export const askAi: PluginConfig[] = ['./plugins/ask-ai-embedded/index.ts'];
