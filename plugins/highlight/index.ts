import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter out of the browser: samples get their colors while a page is compiled (rehype.ts). Each sample
 * carries the lengths of its colored parts, which the theme's CodeBlock turns into elements. It relies on
 * prism-react-renderer being the highlighter of Docusaurus's theme, which an alias replaces.
 */
export default function highlight(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.resolve(__dirname, 'no-prism.ts')}},
    }),
  };
}
