import type {PluginConfig} from '@docusaurus/types';
import type {Options as ContentIndexOptions} from '../plugins/content-index/options';

/** Services whose life has ended: their pages come after others unless the reader names them. */
const ENDED = ['alloydbomni', 'caching', 'cassandra', 'dragonfly'];

const contentIndex: PluginConfig = ['./plugins/content-index/index.ts', {ended: ENDED} satisfies ContentIndexOptions];

export const search: PluginConfig[] = [contentIndex, './plugins/search-embedded/index.ts'];
