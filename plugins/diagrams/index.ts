import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {hashOf} from './settings';

/** Lets pages import the drawings that remark.ts puts in the place of Mermaid's sources. */
export default function diagrams(): Plugin {
  return {
    name: 'diagrams',
    configureWebpack(config, isServer) {
      // A page that the bundler kept names the drawing of the theme and the Mermaid of then.
      const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
      if (cache) cache.version = `${cache.version}-${hashOf('')}`;
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
