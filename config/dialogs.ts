import type {PluginConfig} from '@docusaurus/types';
import type {Options} from '../plugins/hydrate-on-intent/index';
import {about} from './ask-ai';
import {env} from './env';
import {site} from './search';

/** The dialogs of search and Ask AI, which are in the HTML of every page. */
export const dialogs: PluginConfig = [
  './plugins/hydrate-on-intent/index.ts',
  {
    site,
    docs: `${env.BASE_URL}${env.DOCS_ROUTE === '/' ? '' : env.DOCS_ROUTE}`,
    about: about[env.ASK_AI_PROVIDER](),
  } satisfies Options,
];
