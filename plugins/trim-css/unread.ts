import postcss from 'postcss';
import type {Compiler} from 'webpack';
import {dropUnread, namesIn} from './variables';

/** Removes, once all styles are together, the custom properties of the framework that nothing reads. */
export const unread = {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap('trim-css', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({name: 'trim-css', stage}, (assets) => {
        const textOf = (name: string): string => String(assets[name]?.source() ?? '');
        const named = (ending: string) =>
          Object.keys(assets).filter((name) => name.endsWith(ending));
        const roots = new Map(named('.css').map((name) => [name, postcss.parse(textOf(name))]));
        // One after the other: together the scripts of all pages are most of the memory of a build.
        const scripts = function* () {
          for (const name of named('.js')) yield textOf(name);
        };
        dropUnread([...roots.values()], namesIn(scripts()));
        for (const [name, root] of roots)
          compilation.updateAsset(name, new sources.RawSource(root.toString()));
      });
    });
  },
};
