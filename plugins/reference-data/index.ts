import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFacts} from '../shared/facts/load';
import type {Facts} from '../shared/facts/types';
import type {PluginOptions} from './options';

const FACTS = '@generated/reference-data/default/facts.json';
const factsIn = (generated: string): string =>
  path.join(generated, path.relative('@generated', FACTS));

/**
 * Renders tables of facts in pages. remark.ts finds the components in pages and checks their attributes, `tables/`
 * renders them from data/, and `client/` adds filters. It relies on `externals` of Rspack to keep the facts out of the
 * bundles.
 */
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
      // The dev server does not render on the server, so there the browser gets the facts and renders the tables.
      const renders = isServer || config.mode === 'development';
      const module = renders ? './server/html.tsx' : './client/html.ts';
      return {
        resolve: {alias: {'@reference-data/html': path.resolve(__dirname, module)}},
        // Without this, the server bundle of each page with a table would contain a copy of all facts.
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
