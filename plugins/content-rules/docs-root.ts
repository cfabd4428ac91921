import type {SiteConfig} from './content/types';

/** Path of the docs relative to the base URL, from the docs plugin's `routeBasePath`. */
export function docsRootOf(config: SiteConfig | undefined): string {
  const options = (config?.presets ?? []).flatMap((preset) =>
    Array.isArray(preset) ? [preset[1] as unknown] : [],
  );
  const base = options
    .map((given) => (given as {docs?: {routeBasePath?: string}} | undefined)?.docs?.routeBasePath)
    .find((found) => found !== undefined);
  const route = (base ?? 'docs').replace(/^\/|\/$/g, '');
  return route === '' ? '' : `/${route}`;
}
