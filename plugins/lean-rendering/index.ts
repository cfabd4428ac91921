import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** Renders a page in a time that does not depend on how many there are, and makes its head once. */
export default function leanRendering(): Plugin {
  return {
    name: 'lean-rendering',
    configureWebpack(_, isServer, {currentBundler}) {
      return {
        resolve: {
          alias: {
            'react-router-config$': path.join(__dirname, 'routes.ts'),
            ...(isServer && {'react-helmet-async$': path.join(__dirname, 'head.ts')}),
          },
        },
        plugins: isServer ? [replaceRenderer(currentBundler)] : [],
      };
    },
  };
}

/** It is imported by a path from the module beside it. */
function replaceRenderer({instance}: ConfigureWebpackUtils['currentBundler']) {
  return new instance.NormalModuleReplacementPlugin(
    /^\.\/renderToHtml$/,
    path.join(__dirname, 'html.ts'),
  );
}
