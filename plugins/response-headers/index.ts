import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {writeHeaders} from './write';

/** Response headers for CDNs and for nginx, after what the built pages hold; a script nobody has allowed fails the build. */
export default function responseHeaders(
  {baseUrl, siteConfig: {noIndex}}: LoadContext,
  options: PluginOptions,
): Plugin {
  return {
    name: 'response-headers',
    async postBuild({outDir}) {
      await writeHeaders(outDir, baseUrl, {...options, noIndex});
    },
  };
}

export {validateOptions, type Options} from './options';
