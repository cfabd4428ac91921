import type {Config} from '@docusaurus/types';

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
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  plugins: ['./plugins/content-rules/index.ts'],
  presets: [
    ['classic', {docs: {routeBasePath: 'docs', sidebarPath: './sidebars.ts'}, blog: false}],
  ],
} satisfies Config;
