import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {scriptsOf, writeScripts} from './preload';
import {moduleOf, readRegistry, readRoutes, tablesOf, type Table} from './tables';

/**
 * Gives each page the routes of its own area instead of those of the whole site: a page's script would otherwise grow
 * with every page that is written. A link into another area loads a document, which is light. In the dev server the
 * site stays one.
 */
export default function areaBundles({generatedFilesDir}: LoadContext): Plugin {
  const client = path.join(__dirname, 'client');
  const folder = path.join(generatedFilesDir, 'area-bundles');
  const files = new Map<string, readonly string[]>();
  let tables: Table[] = [];
  return {
    name: 'area-bundles',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      tables = tablesOf(generated(generatedFilesDir));
      write(folder, tables, generatedFilesDir);
      config.entry = path.join(client, 'entry.ts');
      // Before the framework's own alias for all that it generates: the first that fits is taken.
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
      // It writes the name of every chunk into every page, for a prefetching that is switched off (client/entry.ts).
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      config.plugins?.push({
        apply(compiler: Compiler) {
          compiler.hooks.afterEmit.tap('area-bundles', ({namedChunkGroups}) => {
            for (const [name, group] of namedChunkGroups) files.set(name, group.getFiles());
          });
        },
      });
      // Names of chunks would be a second list of all of them, beside that of their hashes.
      return {output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'}};
    },
    postBuild({outDir, baseUrl}) {
      writeScripts(outDir, baseUrl, scriptsOf(tables, files));
      return Promise.resolve();
    },
  };
}

function generated(folder: string) {
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const registry = readRegistry(read('registry.js'));
  return {
    routes: readRoutes(read('routes.js')),
    names: JSON.parse(read('routesChunkNames.json')) as Record<string, Record<string, unknown>>,
    registry,
    data(chunk: string): unknown {
      const file = /"@generated\/([^"]+\.json)"/.exec(registry.get(chunk) ?? '')?.[1];
      return file === undefined ? undefined : (JSON.parse(read(file)) as unknown);
    },
  };
}

function write(folder: string, tables: Table[], generatedFilesDir: string): void {
  mkdirSync(folder, {recursive: true});
  const save = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  for (const table of tables) save(`${table.id}.js`, moduleOf(table));
  const loaders = tables.map(
    ({id}) =>
      `  ${JSON.stringify(id)}: () => import(/* webpackChunkName: "area-${id}" */ './${id}.js'),`,
  );
  save('index.js', `export default {\n${loaders.join('\n')}\n};\n`);
  const file = path.join(generatedFilesDir, 'globalData.json');
  save('global-data.json', JSON.stringify(withoutPages(JSON.parse(readFileSync(file, 'utf8')))));
}

/** The framework's list of all pages serves lists of versions, which this site does not have. */
function withoutPages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPages);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'docs' && Array.isArray(inner) ? [] : withoutPages(inner),
    ]),
  );
}
