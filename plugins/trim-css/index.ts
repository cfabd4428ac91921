import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trimInfima} from './trim';

/** Leaves out of the style sheet what the site does not use of the framework's. */
export default function trimCss({siteDir}: LoadContext): Plugin {
  const plugin = trimInfima(path.join(siteDir, 'src/css/infima.css'));
  return {
    name: 'trim-css',
    configurePostCss(options) {
      // First: another plugin wraps the rules into a layer, and moves them while they are walked.
      return {...options, plugins: [plugin, ...options.plugins]};
    },
  };
}
