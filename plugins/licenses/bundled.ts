const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The properties of Rspack's modules that are used here. A concatenated module contains others. */
export type BundledModule = {
  identifier(): string;
  modules?: Iterable<BundledModule>;
};

/**
 * Folder of the package that a module's file belongs to; undefined for files of the site. In a module's name, loaders
 * come before the file.
 */
export function packageFolder(identifier: string): string | undefined {
  const file = identifier.slice(identifier.lastIndexOf('!') + 1).replace(/^[\w/-]+\|/, '');
  return PACKAGE.exec(file)?.[1];
}

/** Folders of all packages that modules come from, sorted. */
export function packageFolders(modules: Iterable<BundledModule>): string[] {
  const folders = new Set<string>();
  const add = (list: Iterable<BundledModule>): void => {
    for (const module of list) {
      const folder = packageFolder(module.identifier());
      if (folder !== undefined) folders.add(folder);
      if (module.modules) add(module.modules);
    }
  };
  add(modules);
  return [...folders].sort();
}
