import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

/** Options for the browser: the plugin's options without its id, and the base URL. */
export type ClientOptions = Omit<PluginOptions, 'id'> & {baseUrl: string};

/**
 * Sends page views and link clicks to gtag, a Snowplow-compatible collector or both, once the reader has agreed.
 * The client module asks the reader, or the consent manager of the site's owner, and reports each change of the route.
 * It relies on `onRouteDidUpdate` of Docusaurus's client modules; the collector gets plain requests, without its tracker.
 */
export default function analytics(
  {baseUrl}: LoadContext,
  {id: _, ...options}: PluginOptions,
): Plugin<undefined> {
  return {
    name: 'analytics',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    async contentLoaded({actions}) {
      await actions.createData('options.json', {...options, baseUrl} satisfies ClientOptions);
    },
  };
}

export {validateOptions, type Options} from './options';
