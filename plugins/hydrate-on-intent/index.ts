import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Shell, shell} from './shell';
import type {Site} from './site';
import {inlineScript} from './script';

export type Options = {
  site: Site;
  /** URL path of the docs root. */
  docs: string;
  /** A sentence that says where answers come from. */
  about: string;
};

/** Puts the dialogs of search and Ask AI into every page, and the script that opens them and starts Docusaurus. */
export default function hydrateOnIntent(
  {siteDir, baseUrl}: LoadContext,
  {site, docs, about}: Options,
): Plugin<undefined> {
  const logo = readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8').trim();
  const mark = logo.replace(
    /width="\d+" height="\d+"/,
    'class="docs-brand-mark" width="38" height="38" aria-hidden="true"',
  );
  if (mark === logo)
    throw new Error(
      'hydrate-on-intent: static/img/logo.svg has no width and height in its first element: write width="26" height="26".',
    );
  const html = shell({base: baseUrl, docs, mark, about} satisfies Shell);
  return {
    name: 'hydrate-on-intent',
    // Not in the template, since `ssrTemplate` is part of the configuration, which Docusaurus sends to every browser.
    // In the head before the style sheet, since an inline script after it would wait for it.
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: inlineScript(site)}],
      preBodyTags: [html],
    }),
  };
}

export const validateOptions = ({options}: {options: Options}): Options => options;
