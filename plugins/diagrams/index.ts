import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Shows Mermaid diagrams without Mermaid in the reader's browser. `npm run diagrams` draws them with Chromium into
 * `data/diagrams/`, and remark.ts puts each drawing in the place of its fence; this plugin lets pages import them. It
 * relies on names of Mermaid's classes, which draw/styles.ts checks.
 */
export default function diagrams(): Plugin {
  return {
    name: 'diagrams',
    configureWebpack(_, isServer) {
      return {
        resolveLoader: {
          alias: {
            'diagram-loader': `${path.resolve(__dirname, 'loader.js')}?side=${isServer ? 'server' : 'browser'}`,
          },
        },
      };
    },
  };
}
