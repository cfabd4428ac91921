import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps the highlighter out of the browser. The colours come with the pages (rehype.ts). */
export default function highlight(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.resolve(__dirname, 'no-prism.ts')}},
    }),
  };
}
