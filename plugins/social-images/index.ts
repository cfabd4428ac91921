import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {type Brand, makePictures, openKit, versionOf} from './draw';
import {pagesOf} from './pages';
import {SITE_HUE, type SocialImages} from './shared/picture';

/**
 * Draws a picture of each page for where it is shared (`og:image`): its title, its area and the glyph of the area, in
 * the colors, font and logo of the site. A build draws with sharp what no earlier build has kept; a page knows the
 * address of its picture from what the picture shows (shared/picture.ts). It relies on the releases of the font and of
 * fontkit, which measure the text and which package.json pins.
 */
export default function socialImages({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as {navbar?: {title?: string}};
  const [name = '', ...kind] = (navbar?.title ?? siteConfig.title).split(' ');
  const brand: Brand = [name, kind.join(' ')];
  const images: SocialImages = {
    version: versionOf(siteDir, brand),
    site: {title: siteConfig.tagline, area: 'Documentation', icon: 'kafka', hue: SITE_HUE},
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
        kit: openKit(siteDir, brand),
        cache: path.join(siteDir, 'node_modules/.cache/social-images'),
        outDir,
      });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`social-images: ${pictures} pictures, ${drawn} of them drawn, ${seconds} s`);
    },
  };
}
