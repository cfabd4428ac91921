import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {splitStyles} from './split';
import {trimInfima} from './trim';
import {unread} from './unread';

/** Leaves out of the style sheet what the site does not use of the framework's, and what most pages do not show. */
export default function trimCss({siteDir}: LoadContext): Plugin {
  const plugin = trimInfima(path.join(siteDir, 'src/css/infima.css'));
  return {
    name: 'trim-css',
    configurePostCss(options) {
      // First: another plugin wraps the rules into a layer, and moves them while they are walked.
      return {...options, plugins: [plugin, ...options.plugins]};
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      splitStyles(config);
      return {plugins: [unread]};
    },
  };
}
