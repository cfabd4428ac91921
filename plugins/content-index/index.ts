import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {endedAreas} from '../shared/ended';
import {type OutputFile, outputFiles} from './files';
import {loadFromBuild, loadFromSources} from './load';
import {serveFiles} from './middleware';
import type {PluginOptions} from './options';
import {pagesOfDocsPlugin} from './pages';
import {readProductFile, readSynonymFile} from './synonyms';
import type {PageMeta} from './types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Writes the search index, the Markdown exports and llms.txt for every listed page: in a build to files, in the dev
 * server to memory.
 */
export default function contentIndexPlugin(
  context: LoadContext,
  options: PluginOptions,
): Plugin<undefined> {
  const {siteDir, siteConfig} = context;
  const where = {
    origin: siteConfig.url,
    baseUrl: siteConfig.baseUrl,
    docsDir: path.join(siteDir, 'docs'),
  };
  const synonyms = path.resolve(siteDir, options.synonyms);
  const products = path.resolve(siteDir, options.products);
  let metas: PageMeta[] = [];
  let served: Map<string, OutputFile> | undefined;

  const filesOf = (pages: Parameters<typeof outputFiles>[0]) =>
    outputFiles(pages, {
      ...options,
      origin: where.origin,
      baseUrl: where.baseUrl,
      title: siteConfig.title,
      tagline: siteConfig.tagline,
      synonyms: readSynonymFile(synonyms),
      ended: endedAreas(),
      products: readProductFile(products),
    });
  const metasOf = (content: unknown, docsRoot: string) =>
    pagesOfDocsPlugin(content as LoadedContent, siteDir, docsRoot);

  return {
    name: 'content-index',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [synonyms, products],

    async allContentLoaded({allContent}) {
      const content = allContent[DOCS_PLUGIN]?.['default'] as LoadedContent | undefined;
      metas = content
        ? metasOf(content, content.loadedVersions[0]?.path ?? `${where.baseUrl}docs`)
        : [];
      served = undefined;
    },

    configureWebpack({mode}, isServer) {
      const files = () => {
        served ??= new Map(filesOf(loadFromSources(metas, where)).map((file) => [file.path, file]));
        return served;
      };
      return isServer || mode === 'production'
        ? {}
        : ({
            devServer: {
              // Docusaurus calls this function and its own with the same list and concatenates what they return. So
              // this one adds its middleware to the front of the list, before the fallback to index.html, and returns
              // nothing.
              setupMiddlewares: (middlewares: unknown[]) => {
                middlewares.unshift({
                  name: 'content-index',
                  middleware: serveFiles(where.baseUrl, files),
                });
                return [];
              },
            },
          } as object);
    },

    async postBuild({outDir}) {
      const images = new Map<string, Uint8Array>();
      const pages = await loadFromBuild(metas, outDir, where, images);
      if (pages.length === 0) {
        throw new Error(
          'content-index: the docs plugin has no listed pages, so there is nothing to search. Check the docs folder and the preset.',
        );
      }
      await Promise.all(
        [...filesOf(pages), ...[...images].map(([name, data]) => ({path: name, data}))].map(
          async ({path: name, data}) => {
            const file = path.join(outDir, name);
            await mkdir(path.dirname(file), {recursive: true});
            await writeFile(file, data);
          },
        ),
      );
    },
  };
}

export {validateOptions, type Options} from './options';
export type {Block, Page, Section} from './types';
