import path from 'node:path';
import type {SiteConfig} from './content/types';

type DocsOptions = {routeBasePath?: string; sidebarPath?: string};

/** Option of the docs plugin in the options of the preset. */
function docsOption(
  config: SiteConfig | undefined,
  name: keyof DocsOptions,
  byDefault: string,
): string {
  const given = (config?.presets ?? []).flatMap((preset) =>
    Array.isArray(preset) ? [(preset[1] as {docs?: DocsOptions} | undefined)?.docs?.[name]] : [],
  );
  return given.find((value) => value !== undefined) ?? byDefault;
}

/** Path of the docs relative to the base URL, from the docs plugin's `routeBasePath`. */
export function docsRootOf(config: SiteConfig | undefined): string {
  const route = docsOption(config, 'routeBasePath', 'docs').replace(/^\/|\/$/g, '');
  return route === '' ? '' : `/${route}`;
}

/** The sidebar file that Docusaurus reads and watches, relative to the site. */
export function sidebarPathOf(config: SiteConfig | undefined): string {
  return path.posix.normalize(docsOption(config, 'sidebarPath', './sidebars.ts'));
}
