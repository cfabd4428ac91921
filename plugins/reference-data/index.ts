import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFacts} from '../shared/facts/load';
import type {Facts} from '../shared/facts/types';
import type {PluginOptions} from './options';

const FACTS = '@generated/reference-data/default/facts.json';
const factsIn = (generated: string): string =>
  path.join(generated, path.relative('@generated', FACTS));

/** Tables of facts in pages: checks data/, and renders what remark.ts found in the pages. */
export default function referenceData(
  {siteDir, generatedFilesDir}: LoadContext,
  {dir, describeAll}: PluginOptions,
): Plugin<Facts> {
  const data = path.join(siteDir, dir);
  return {
    name: 'reference-data',
    getPathsToWatch: () => [path.join(data, '**/*.json')],
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    loadContent: () => Promise.resolve(loadFacts(data, {describeAll})),
    async contentLoaded({content, actions}) {
      await actions.createData('facts.json', content);
    },
    configureWebpack(config, isServer) {
      // The dev server renders nothing on the server, so there the browser renders the tables and has the data.
      const renders = isServer || config.mode === 'development';
      const module = renders ? './server/html.tsx' : './client/html.ts';
      return {
        resolve: {alias: {'@reference-data/html': path.resolve(__dirname, module)}},
        // Each page with a table would have a copy of all facts in its own part of the server's bundle.
        ...(isServer && {externals: {[FACTS]: `commonjs ${factsIn(generatedFilesDir)}`}}),
      };
    },
  };
}

export {validateOptions, type Options} from './options';
export {anchorsFor} from './anchors';
export {checkUse} from './check-use';
export {COMPONENTS} from './components';
export {siteFacts} from './site-facts';
export {remarkReferenceData} from './remark';
