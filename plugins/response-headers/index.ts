import type {LoadContext, Plugin} from '@docusaurus/types';
import {injectedScripts, minifiedScripts} from './injected';
import type {PluginOptions} from './options';
import {writeHeaders} from './write';

/**
 * Writes response headers and redirects for CDNs and for nginx, from what the built pages contain. It reads each page
 * after the build, and adds the digest of each inline script to the Content-Security-Policy; a script that nobody has
 * allowed, or a style attribute, fails the build. It relies on Docusaurus's minifier (injected.ts), which a check names.
 */
export default function responseHeaders(
  {baseUrl, siteConfig: {noIndex, future}}: LoadContext,
  {injectedBy, ...options}: PluginOptions,
): Plugin {
  return {
    name: 'response-headers',
    async postBuild({outDir, plugins}) {
      const own = injectedBy.flatMap((name) => injectedScripts(plugins, name));
      const scripts = await minifiedScripts(
        [...options.scripts(), ...own],
        future.faster.swcHtmlMinimizer ? 'swc' : 'terser',
      );
      await writeHeaders(outDir, baseUrl, {
        ...options,
        redirects: options.redirects(),
        scripts,
        noIndex,
      });
    },
  };
}

export {validateOptions, type Options} from './options';
