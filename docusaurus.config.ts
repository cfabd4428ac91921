import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {analytics} from './config/analytics';
import {announcementBar} from './config/announcement';
import {filesOfArea} from './config/area';
import {askAi} from './config/ask-ai';
import {dialogs} from './config/dialogs';
import {search} from './config/search';
import {env, isBuild, isWriting} from './config/env';
import {footer} from './config/footer';
import {headers} from './config/headers';
import {hasHistory} from './config/history';
import {licenses} from './config/licenses';
import {mermaid} from './config/mermaid';
import {navbar} from './config/navbar';
import {prism} from './config/prism';
import {remarkDiagrams} from './plugins/diagrams/remark';
import {rehypeHighlight} from './plugins/highlight/rehype';
import {ssrTemplate} from './plugins/hydrate-on-intent/template';
import {inPlainText, preprocessor, withoutPageData} from './config/page-data';
import {createParseFrontMatter, remarkChecked} from './plugins/placeholders/index';
import {remarkReferenceData} from './plugins/reference-data/remark';
import {rehypeTables} from './plugins/tables/rehype';

export default {
  title: 'Aiven docs',
  tagline: 'Your AI-ready open source data platform',
  favicon: 'img/favicon.svg',
  url: env.SITE_URL,
  baseUrl: env.BASE_URL,
  // Ours is plugins/shared/base-url-banner.ts.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  noIndex: env.NOINDEX,
  organizationName: 'aiven',
  projectName: 'aiven-docs',
  headTags: [
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${env.BASE_URL}img/apple-touch-icon.png`},
    },
  ],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {
    v4: true,
    faster: true,
    experimental_vcs: hasHistory(__dirname),
  },
  ssrTemplate: ssrTemplate(env.HYDRATE),
  customFields: {
    siteVersion: '0.0.0',
    repositoryUrl: env.REPOSITORY_URL,
    questionsRequired: true,
    ...(env.DOCS_AREA && {docsArea: env.DOCS_AREA}),
  },
  markdown: {
    mermaid: true,
    format: 'mdx',
    // Writers give a heading its id as everywhere: `## Title {#id}`.
    mdx1Compat: {headingIds: true},
    preprocessor,
    parseFrontMatter: inPlainText(withoutPageData(createParseFrontMatter(__dirname))),
    hooks: {
      // While pages are written, the content rules say more of it, beside the page instead of in place of it. Of one
      // area alone, links into the others lead nowhere.
      onBrokenMarkdownLinks: isWriting || env.DOCS_AREA ? 'ignore' : 'throw',
      onBrokenMarkdownImages: isWriting ? 'ignore' : 'throw',
    },
  },
  // A build has every diagram drawn: Mermaid is for the writer, whose diagrams change.
  themes: isBuild ? [] : ['@docusaurus/theme-mermaid'],
  plugins: [
    './plugins/coupling/index.ts',
    ...search,
    ...askAi,
    ...analytics,
    './plugins/content-rules/index.ts',
    ['./plugins/build-cache/index.ts', {environment: env}],
    ...(isBuild ? [] : ['./plugins/lazy-pages/index.ts']),
    './plugins/reference-data/index.ts',
    './plugins/dialog-styles/index.ts',
    './plugins/highlight/index.ts',
    './plugins/diagrams/index.ts',
    './plugins/area-bundles/index.ts',
    dialogs,
    ['./plugins/response-headers/index.ts', headers],
    ['./plugins/licenses/index.ts', licenses],
    ['./plugins/site-files/index.ts', {securityContact: env.SECURITY_CONTACT}],
    './plugins/social-images/index.ts',
    ['./plugins/site-pages/index.ts', env.DOCS_ROUTE === '/' ? {} : {docsRoot: env.DOCS_ROUTE}],
  ],
  clientModules: ['./src/lib/cleanAddress.ts', './src/lib/collapse.ts', './src/lib/zoom.ts'],
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs',
          routeBasePath: env.DOCS_ROUTE,
          sidebarPath: isWriting || env.DOCS_AREA ? './config/writing-sidebar.ts' : './sidebars.ts',
          ...(env.DOCS_AREA && {include: filesOfArea(env.DOCS_AREA)}),
          editUrl: `${env.REPOSITORY_URL}/edit/${env.REPOSITORY_BRANCH}/`,
          showLastUpdateTime: true,
          breadcrumbs: true,
          beforeDefaultRemarkPlugins: [
            [remarkReferenceData, {docs: path.resolve('docs')}],
            [remarkDiagrams, {siteDir: __dirname, required: isBuild}],
          ],
          remarkPlugins: [remarkMath, [remarkChecked, {siteDir: __dirname}]],
          rehypePlugins: [
            [rehypeKatex, {output: 'mathml', strict: true}],
            [rehypeHighlight, prism],
            rehypeTables,
          ],
        },
        blog: false,
        // Its pages, of the dev server alone, would have all content written anew after each edit.
        debug: false,
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/infima.css',
            './src/css/prose.css',
            './src/css/tables.css',
            './src/css/grid.css',
            './src/css/vendor.css',
            './src/css/dialogs.css',
            ...(isBuild ? [] : ['./src/css/writing.css']),
          ],
        },
        sitemap: {lastmod: 'date', ignorePatterns: [`${env.BASE_URL}search`]},
      } satisfies Options,
    ],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    mermaid,
    announcementBar,
    navbar,
    footer,
    prism,
  } satisfies ThemeConfig,
} satisfies Config;
