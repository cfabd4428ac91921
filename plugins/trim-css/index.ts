import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutPresets} from './presets';
import {splitStyles} from './split';
import {trimInfima} from './trim';
import {unread} from './unread';

/** Leaves out of the style sheet what the site does not use of the framework's, and what most pages do not show. */
export default function trimCss({siteDir, siteConfig}: LoadContext): Plugin {
  // It writes styles for the browsers that package.json names, once they are all together.
  const isLowered = siteConfig.future.faster.lightningCssMinimizer;
  const plugin = trimInfima(path.join(siteDir, 'src/css/infima.css'));
  return {
    name: 'trim-css',
    configurePostCss(options) {
      // First: another plugin wraps the rules into a layer, and moves them while they are walked.
      const others = isLowered ? withoutPresets(options.plugins) : options.plugins;
      // A file of settings, which there is none of, is looked for beside each style sheet unless it is told not to.
      return {...options, config: false, plugins: [plugin, ...others]};
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      splitStyles(config);
      return {plugins: [unread]};
    },
  };
}
