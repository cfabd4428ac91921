import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

/** Renders a page in a time that does not depend on how many there are, as one text, with a head that is made once. */
export default function leanRendering(): Plugin {
  // eslint-disable-next-line no-restricted-properties -- Set by settings.mjs, and read by the framework alone.
  const {NODE_ENV, SKIP_HTML_MINIFICATION} = process.env;
  if (NODE_ENV === 'production' && SKIP_HTML_MINIFICATION !== 'true')
    throw new Error(
      'lean-rendering: the framework would minify the HTML of pages, whose scripts would then be others than the Content-Security-Policy names. Build with `npm run build` (options after `--`), which loads plugins/lean-rendering/settings.mjs first, and do not set SKIP_HTML_MINIFICATION.',
    );
  return {
    name: 'lean-rendering',
    configureWebpack({mode}, isServer, {currentBundler}) {
      const isProduction = mode === 'production';
      return {
        resolve: {
          alias: {
            'react-router-config$': path.join(__dirname, 'routes.ts'),
            ...(isServer && {'react-helmet-async$': path.join(__dirname, 'head.ts')}),
          },
        },
        plugins: [
          ...(isProduction ? [collectBeforeSealing] : []),
          ...(isServer ? [replaceRenderer(currentBundler), modestHeap] : []),
        ],
      };
    },
  };
}

/**
 * When all modules are read, the bundler needs the most of its own memory. What reading them has left behind, two thirds
 * of the heap, would stay until the heap is full.
 */
const collectBeforeSealing = {
  apply({hooks}: Compiler) {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    hooks.finishMake.tap('lean-rendering', () => collect());
  },
};

/**
 * While pages are read, the main thread collects its garbage seldom, in large parts (`npm run build`). Rendering leaves
 * little behind, in whatever thread it is done: threads that start after this need no such room, and a heap that may grow
 * to a multiple of what is used in it would, beside all that the bundler still holds.
 */
const modestHeap = {
  apply({hooks}: Compiler) {
    hooks.afterEmit.tap('lean-rendering', () => {
      setFlagsFromString('--max-semi-space-size=16');
      setFlagsFromString('--heap-growing-percent=40');
    });
  },
};

/** It is imported by a path from the module beside it. */
function replaceRenderer({instance}: ConfigureWebpackUtils['currentBundler']) {
  return new instance.NormalModuleReplacementPlugin(
    /^\.\/renderToHtml$/,
    path.join(__dirname, 'html.ts'),
  );
}
