import {inspect} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {check, rulesOf} from '../check';
import {loadContent} from '../content';
import type {SiteConfig} from '../content/types';
import {docsRootOf} from '../docs-root';
import {writeRedirects} from '../redirects';
import {terminal} from '../reporters/terminal';
import {rules} from '../rules/index';

/** Docusaurus prints an error with `inspect`. This one has no stack, which means nothing to an author. */
class ContentProblems extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Checks the content before Docusaurus reads it, so that a problem is reported with its line and hint, and not by an
 * error that it causes later. Also writes the redirects.
 */
export async function plugin({siteDir, siteConfig}: LoadContext): Promise<Plugin> {
  const config = siteConfig as unknown as SiteConfig;
  const site = await loadContent(siteDir, {config});
  const problems = await check(site, rulesOf(config, rules));
  if (problems.length > 0) {
    const pages = `${site.pages.length} pages and ${site.partials.length} partials`;
    throw new ContentProblems(`content-rules: the content has problems\n${terminal(problems, pages)}`);
  }
  return {
    name: 'content-rules',
    async postBuild({outDir, baseUrl}) {
      const root = `${baseUrl.replace(/\/$/, '')}${docsRootOf(config)}`;
      const full = site.redirects.map(({from, to}) => ({
        from: `${root}${from}`,
        to: `${root}${to}`,
      }));
      await writeRedirects(outDir, baseUrl, siteConfig.url, full);
    },
  };
}
