import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {readColors, readIcons, readLogo} from './look';
import {makePictures} from './make';
import type {PluginOptions} from './options';
import {pagesOf} from './pages';
import {SITE_HUE, type SocialImages} from './shared/picture';
import type {Kit} from './template';
import {versionOf} from './version';

const FILES = ['tokens', 'icons', 'logo', 'headingFont', 'textFont'] as const;

/** A picture of each page for where it is shared. A build draws them; pages know the name of theirs from what it shows. */
export default function socialImages(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {maxBytes, icon, ...options}: PluginOptions,
): Plugin {
  const at = (name: (typeof FILES)[number]): string => {
    const file = path.resolve(siteDir, options[name]);
    if (!existsSync(file))
      throw new Error(
        `social-images: ${name} is ${options[name]}, which is not there. The option of the plugin names a file relative to the site.`,
      );
    return file;
  };
  const [name = '', ...kind] = brandOf(siteConfig.themeConfig, siteConfig.title).split(' ');
  const brand: Kit['brand'] = [name, kind.join(' ')];
  const images: SocialImages = {
    version: versionOf(siteDir, FILES.map(at), brand),
    site: {title: siteConfig.tagline, area: 'Documentation', icon, hue: SITE_HUE},
  };
  const titles = new Map<string, string>();

  return {
    name: 'social-images',

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      for (const {permalink, title} of docs?.loadedVersions.flatMap((version) => version.docs) ??
        [])
        titles.set(permalink, title);
      actions.setGlobalData(images);
    },

    async postBuild({outDir, routes}) {
      const start = performance.now();
      const {pictures, drawn} = await makePictures({
        pages: [{route: baseUrl, picture: images.site}, ...pagesOf(routes, titles)],
        version: images.version,
        kit: async () => {
          const {openFace} = await import('./font');
          return {
            heading: openFace(at('headingFont')),
            text: openFace(at('textFont')),
            colors: readColors(at('tokens')),
            icons: readIcons(at('icons')),
            logo: readLogo(at('logo')),
            brand,
          };
        },
        cache: path.join(siteDir, 'node_modules/.cache/social-images'),
        outDir,
        maxBytes,
      });
      console.log(
        `social-images: ${pictures} pictures, ${drawn} of them drawn, ${((performance.now() - start) / 1000).toFixed(1)} s`,
      );
    },
  };
}

/** The name as the navbar has it. */
function brandOf(themeConfig: object, title: string): string {
  const {navbar} = themeConfig as {navbar?: {title?: string}};
  return navbar?.title ?? title;
}

export {validateOptions, type Options} from './options';
