import type {Plugin} from '@docusaurus/types';
import {splitStyles} from './split';

/**
 * Keeps the styles of dialogs (search, Ask AI) out of the style sheet that every page waits for. Docusaurus gathers the
 * styles of the whole site in one file by a group of the bundler; this takes those of dialogs out of the group, so that
 * they come with the script of their dialog. It relies on the name of that group, which split.ts checks.
 */
export default function dialogStyles(): Plugin {
  return {
    name: 'dialog-styles',
    configureWebpack(config, isServer) {
      if (!isServer && config.mode === 'production') splitStyles(config);
      return {};
    },
  };
}
