import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {announcementBar} from './config/announcement';
import {askAi} from './config/ask-ai';
import {search} from './config/search';
import {env} from './config/env';
import {footer} from './config/footer';
import {navbar} from './config/navbar';
import {prism} from './config/prism';

export default {
  title: 'Aiven docs',
  tagline: 'Your AI-ready open source data platform',
  favicon: 'img/favicon.svg',
  url: env.SITE_URL,
  baseUrl: env.BASE_URL,
  trailingSlash: false,
  organizationName: 'aiven',
  projectName: 'aiven-docs',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: true},
  customFields: {siteVersion: '0.0.0'},
  markdown: {
    mermaid: true,
    format: 'mdx',
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  themes: ['@docusaurus/theme-mermaid'],
  plugins: [...search, ...askAi],
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs',
          routeBasePath: env.DOCS_ROUTE,
          sidebarPath: './sidebars.ts',
          editUrl: `${env.REPOSITORY_URL}/edit/${env.REPOSITORY_BRANCH}/`,
          showLastUpdateTime: true,
          breadcrumbs: true,
          remarkPlugins: [remarkMath],
          rehypePlugins: [[rehypeKatex, {output: 'mathml', strict: true}]],
        },
        blog: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/infima.css', './src/css/prose.css', './src/css/vendor.css']},
        sitemap: {lastmod: 'date'},
      } satisfies Options,
    ],
  ],
  themeConfig: {
    image: 'img/social.png',
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    mermaid: {options: {maxTextSize: 1000}},
    announcementBar,
    navbar,
    footer,
    prism,
  } satisfies ThemeConfig,
} satisfies Config;
