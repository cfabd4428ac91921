import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lets pages import the drawings that remark.ts puts in the place of Mermaid's sources. */
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
