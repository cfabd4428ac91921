import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {SiteConfig} from './content/types';

/** Evaluates the site's configuration, from which one rule reads what happens to broken links. */
export async function loadConfig(siteDir: string): Promise<SiteConfig | undefined> {
  const file = path.join(siteDir, 'docusaurus.config.ts');
  if (!existsSync(file)) {
    return undefined;
  }
  const module = (await import(pathToFileURL(file).href)) as {
    default: SiteConfig & {default?: SiteConfig};
  };
  return module.default.default ?? module.default;
}
