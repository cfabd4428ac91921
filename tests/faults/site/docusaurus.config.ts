import type {Config} from '@docusaurus/types';

/** As on the site: while pages are written, the content rules say what is wrong. */
const broken = process.env.NODE_ENV === 'development' ? 'ignore' : 'throw';

export default {
  title: 'Faults',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster: true},
  markdown: {
    format: 'mdx',
    hooks: {onBrokenMarkdownLinks: broken, onBrokenMarkdownImages: broken},
  },
  plugins: ['./plugins/content-rules/index.ts'],
  presets: [
    ['classic', {docs: {routeBasePath: 'docs', sidebarPath: './sidebars.ts'}, blog: false}],
  ],
} satisfies Config;
