import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, Configuration} from 'webpack';
import {unmet} from '../shared/installed';
import {globalDataOfClient} from './global-data';
import {scriptsOf, writeScripts} from './preload';
import {checkGenerated, type Generated} from './generated';
import {moduleOf, readRegistry, readRoutes, tablesOf, type Table} from './tables';

/**
 * Gives each page the routes of its own area instead of those of the whole site: a page's script would otherwise grow
 * with every page that is written. It splits the tables that Docusaurus generates for its router into one for each area,
 * and has the client load that of the page. A link into another area loads a document, which is light. In the dev server
 * the site stays one. What it relies on is in plugins/COUPLING.md.
 */
export default function areaBundles({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const client = path.join(__dirname, 'client');
  const folder = path.join(generatedFilesDir, 'area-bundles');
  const files = new Map<string, readonly string[]>();
  let tables: Table[] = [];
  return {
    name: 'area-bundles',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      tables = tablesOf(readGenerated(generatedFilesDir));
      writeTables(folder, tables);
      const globalData = readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8');
      writeFileSync(
        path.join(folder, 'global-data.json'),
        JSON.stringify(globalDataOfClient(JSON.parse(globalData), siteConfig.themeConfig)),
      );
      replaceEntry(config, path.join(client, 'entry.ts'));
      // Rspack takes the first alias that matches, so these must come before Docusaurus's own for all of @generated.
      config.resolve = {
        ...config.resolve,
        alias: {
          '@generated/routes$': path.join(client, 'routes.ts'),
          '@generated/registry$': path.join(client, 'registry.ts'),
          '@generated/routesChunkNames$': path.join(client, 'chunk-names.ts'),
          '@generated/globalData$': path.join(folder, 'global-data.json'),
          ...config.resolve?.alias,
        },
      };
      removeChunkNames(config);
      config.plugins?.push({
        apply(compiler: Compiler) {
          compiler.hooks.afterEmit.tap('area-bundles', ({namedChunkGroups}) => {
            for (const [name, group] of namedChunkGroups) files.set(name, group.getFiles());
          });
        },
      });
      // File names without chunk names: Rspack's runtime would otherwise contain a list of all chunk names beside the
      // list of their hashes.
      return {output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'}};
    },
    postBuild({outDir, baseUrl}) {
      writeScripts(outDir, baseUrl, scriptsOf(tables, files));
      return Promise.resolve();
    },
  };
}

const FILE = 'plugins/area-bundles/index.ts';

/** Replaces the entry of the client bundle by one that loads the table of the area first. */
function replaceEntry(config: Configuration, entry: string): void {
  if (typeof config.entry !== 'string' || !/[\\/]clientEntry\.js$/.test(config.entry))
    throw unmet({
      package: '@docusaurus/core',
      expected: 'have clientEntry.js as the one entry of the client',
      file: FILE,
    });
  config.entry = entry;
}

/** Removes the list of chunk names that Docusaurus adds for prefetching, which client/entry.ts disables. */
function removeChunkNames(config: Configuration): void {
  const plugins = config.plugins ?? [];
  const others = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (others.length !== plugins.length - 1)
    throw unmet({
      package: '@docusaurus/core',
      expected: 'have one bundler plugin named ChunkAssetPlugin',
      file: FILE,
    });
  config.plugins = others;
}

function readGenerated(folder: string): Generated {
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const registry = readRegistry(read('registry.js'));
  const generated: Generated = {
    routes: readRoutes(read('routes.js')),
    names: JSON.parse(read('routesChunkNames.json')) as Generated['names'],
    registry,
    data(chunk: string): unknown {
      const file = /"@generated\/([^"]+\.json)"/.exec(registry.get(chunk) ?? '')?.[1];
      return file === undefined ? undefined : (JSON.parse(read(file)) as unknown);
    },
  };
  checkGenerated(generated);
  return generated;
}

function writeTables(folder: string, tables: Table[]): void {
  mkdirSync(folder, {recursive: true});
  const save = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  for (const table of tables) save(`${table.id}.js`, moduleOf(table));
  const loaders = tables.map(
    ({id}) =>
      `  ${JSON.stringify(id)}: () => import(/* webpackChunkName: "area-${id}" */ './${id}.js'),`,
  );
  save('index.js', `export default {\n${loaders.join('\n')}\n};\n`);
}
