import type {LoadContext, Plugin} from '@docusaurus/types';
import {injectedScripts, minifiedScripts} from './injected';
import type {PluginOptions} from './options';
import {writeHeaders} from './write';

/** Response headers for CDNs and for nginx, after what the built pages hold; a script nobody has allowed fails the build. */
export default function responseHeaders(
  {baseUrl, siteConfig: {noIndex, future}}: LoadContext,
  {injectedBy, ...options}: PluginOptions,
): Plugin {
  return {
    name: 'response-headers',
    async postBuild({outDir, plugins}) {
      const own = injectedBy.flatMap((name) => injectedScripts(plugins, name));
      const scripts = await minifiedScripts(
        [...options.scripts, ...own],
        future.faster.swcHtmlMinimizer ? 'swc' : 'terser',
      );
      await writeHeaders(outDir, baseUrl, {...options, scripts, noIndex});
    },
  };
}

export {validateOptions, type Options} from './options';
