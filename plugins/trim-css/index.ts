import type {Plugin} from '@docusaurus/types';
import {trimInfima} from './trim';

/** Leaves out of the style sheet what the site does not use of the framework's. */
export default function trimCss(): Plugin {
  return {
    name: 'trim-css',
    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, trimInfima]};
    },
  };
}
