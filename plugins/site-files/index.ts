import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {paperColors} from './colors';
import {atomFeed, type DatedPage, lastChanged} from './feed';
import type {PluginOptions} from './options';
import {robotsTxt, securityTxt, webManifest} from './texts';

/** Writes the files that programs look for beside the pages, and names them in the head of each. */
export default function siteFiles(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  options: PluginOptions,
): Plugin {
  const where = {origin: siteConfig.url, baseUrl};
  const tokens = path.resolve(siteDir, options.tokens);
  const colors = paperColors(readFileSync(tokens, 'utf8'));
  let changed: Required<DatedPage>[] = [];

  return {
    name: 'site-files',
    getPathsToWatch: () => [tokens],

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      changed = lastChanged(datedPages(docs));
    },

    injectHtmlTags() {
      const link = (attributes: Record<string, string>) => ({tagName: 'link', attributes});
      const color = (mode: 'light' | 'dark') => ({
        tagName: 'meta',
        attributes: {
          name: 'theme-color',
          media: `(prefers-color-scheme: ${mode})`,
          content: colors[mode],
        },
      });
      const feed = link({
        rel: 'alternate',
        type: 'application/atom+xml',
        title: `${siteConfig.title}: changed pages`,
        href: `${baseUrl}feed.xml`,
      });
      return {
        headTags: [
          link({rel: 'manifest', href: `${baseUrl}site.webmanifest`}),
          color('light'),
          color('dark'),
          ...(changed.length > 0 ? [feed] : []),
        ],
      };
    },

    async postBuild({outDir}) {
      const manifest = {
        name: siteConfig.title,
        description: siteConfig.tagline,
        paper: colors.light,
      };
      const files = {
        'robots.txt': robotsTxt(where, siteConfig.noIndex),
        '.well-known/security.txt': securityTxt(where, options.securityContact, new Date()),
        'site.webmanifest': webManifest(manifest),
        ...(changed.length > 0 && {'feed.xml': atomFeed(changed, where, siteConfig.title)}),
      };
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      for (const [name, text] of Object.entries(files))
        await writeFile(path.join(outDir, name), text);
    },
  };
}

function datedPages(docs: LoadedContent | undefined): DatedPage[] {
  return (docs?.loadedVersions ?? []).flatMap((version) =>
    version.docs
      .filter(({unlisted, draft}) => !unlisted && !draft)
      .map(({permalink, title, description, lastUpdatedAt}) => ({
        route: permalink,
        title,
        description,
        ...(lastUpdatedAt && {changed: lastUpdatedAt}),
      })),
  );
}

export {validateOptions, type Options} from './options';
