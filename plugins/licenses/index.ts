import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {packageFolders} from './bundled';
import {checkLicenses, licensesFile} from './list';
import type {PluginOptions} from './options';
import {readPackage} from './read';

/**
 * Lists the licenses of the packages that are part of the pages in licenses.txt, and fails the build on one that is not
 * allowed. It asks the bundler which modules went into scripts and styles, and reads the package of each. It relies on
 * the paths of modules as Rspack names them; a build in which no package is found stops.
 */
export default function licenses({siteConfig}: LoadContext, {allowed}: PluginOptions): Plugin {
  let folders: string[] = [];
  return {
    name: 'licenses',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const plugin = {
        apply(compiler: Compiler) {
          compiler.hooks.afterEmit.tap('licenses', ({modules}) => {
            folders = packageFolders(modules);
          });
        },
      };
      return {plugins: [plugin]};
    },
    async postBuild({outDir}) {
      if (folders.length === 0)
        throw new Error('licenses: no package was found among the modules, so nothing was checked');
      const packages = await Promise.all(folders.map(readPackage));
      checkLicenses(packages, allowed);
      await writeFile(path.join(outDir, 'licenses.txt'), licensesFile(packages, siteConfig.title));
    },
  };
}

export {validateOptions, type Options} from './options';
