import type {LoadContext, Plugin} from '@docusaurus/types';
import {check, rulesOf} from './check';
import {docsRootOf, loadContent, type SiteConfig} from './content';
import {writeRedirects} from './redirects';
import {terminal} from './reporters/terminal';
import {rules} from './rules/index';
import type {Redirect} from './content/types';

/** Fails on any problem; else the redirects that are written. What was parsed is not kept for the time of a build. */
async function checked(siteDir: string, config: SiteConfig): Promise<Redirect[]> {
  const site = await loadContent(siteDir, {config});
  const problems = await check(site, rulesOf(config, rules));
  if (problems.length > 0) {
    const pages = `${site.pages.length} pages and ${site.partials.length} partials`;
    throw new Error(`content-rules: the content has problems\n${terminal(problems, pages)}`);
  }
  return site.redirects;
}

export async function plugin({siteDir, siteConfig}: LoadContext): Promise<Plugin> {
  const config = siteConfig as unknown as SiteConfig;
  // Before any other plugin loads: theirs would be the less helpful message about the same fault.
  const redirects = await checked(siteDir, config);
  return {
    name: 'content-rules',
    async postBuild({outDir, baseUrl}) {
      const root = `${baseUrl.replace(/\/$/, '')}${docsRootOf(config)}`;
      const full = redirects.map(({from, to}) => ({from: `${root}${from}`, to: `${root}${to}`}));
      await writeRedirects(outDir, baseUrl, siteConfig.url, full);
    },
  };
}
