import type {Coupling} from '../shared/installed';

/** A coupling that can be checked in a file of the installed package. */
export type StaticCoupling = Coupling & {
  /** Files of the package, and text that each must contain. */
  reads: [file: string, text: string | RegExp][];
};

const CORE = {package: '@docusaurus/core'};

/**
 * Undocumented behavior of packages that the code relies on. Couplings that can only be checked while the site is built
 * have their checks where they are used; plugins/COUPLING.md lists both kinds.
 */
export const COUPLINGS: readonly StaticCoupling[] = [
  {
    ...CORE,
    expected: 'read routes, registry, chunk names and global data of a site from @generated/…',
    file: 'plugins/area-bundles/index.ts',
    reads: [
      ['lib/client/preload.js', "from '@generated/routes'"],
      ['lib/client/App.js', "from '@generated/routes'"],
      ['lib/client/docusaurus.js', "from '@generated/routesChunkNames'"],
      ['lib/client/exports/ComponentCreator.js', "from '@generated/registry'"],
      ['lib/client/exports/ComponentCreator.js', "from '@generated/routesChunkNames'"],
      ['lib/client/docusaurusContext.js', "from '@generated/globalData'"],
    ],
  },
  {
    ...CORE,
    expected:
      'start the client in clientEntry.js, and set window.docusaurus and window.docusaurusRoot there',
    file: 'plugins/area-bundles/client/entry.ts',
    reads: [
      ['lib/client/clientEntry.js', 'window.docusaurus = docusaurus'],
      ['lib/client/clientEntry.js', 'window.docusaurusRoot = ReactDOM.hydrateRoot'],
      ['lib/client/docusaurus.js', /const docusaurus = \{\s*prefetch,\s*preload,\s*\}/],
    ],
  },
  {
    ...CORE,
    expected: 'use the names of chunks (__webpack_require__.gca) to prefetch, and for nothing else',
    file: 'plugins/area-bundles/index.ts',
    reads: [
      ['lib/client/docusaurus.js', /gca\(chunkName\)[\s\S]*const preload = (?:(?!gca\()[\s\S])*$/],
    ],
  },
  {
    ...CORE,
    expected: 'make the components of routes with react-loadable, whose components have preload()',
    file: 'plugins/area-bundles/client/recover.ts',
    reads: [
      ['lib/client/exports/ComponentCreator.js', "import Loadable from 'react-loadable'"],
      ['lib/client/exports/ComponentCreator.js', 'Loadable.Map('],
    ],
  },
  {
    ...CORE,
    expected: 'write the number of each module (require.resolveWeak) into .docusaurus/registry.js',
    file: 'plugins/lazy-pages/loader.js',
    reads: [['lib/server/codegen/codegenRoutes.js', 'require.resolveWeak(']],
  },
  {
    ...CORE,
    expected: 'mark a hydrated page by data-has-hydrated on its root element',
    file: 'plugins/hydrate-on-intent/inline.ts',
    reads: [['lib/client/hasHydratedDataAttribute.js', '<html data-has-hydrated=']],
  },
  {
    package: '@docusaurus/plugin-content-docs',
    expected: 'give pages of a version its sidebars and docs (version.docsSidebars, version.docs)',
    file: 'plugins/area-bundles/tables.ts',
    reads: [
      ['lib/props.js', 'docsSidebars: toSidebarsProp('],
      ['lib/props.js', 'docs: toVersionDocsProp('],
    ],
  },
  {
    package: '@docusaurus/plugin-content-docs',
    expected: 'look up the documents that navbar items link to in the global data of a version',
    file: 'plugins/area-bundles/global-data.ts',
    reads: [['lib/client/docsUtils.js', 'versions.flatMap((version) => version.docs)']],
  },
  {
    package: '@docusaurus/theme-classic',
    expected: 'take its highlighter from prism-react-renderer',
    file: 'plugins/highlight/index.ts',
    reads: [
      ['lib/prism-include-languages.js', "from 'prism-react-renderer'"],
      ['lib/theme/CodeBlock/Content/index.js', "from 'prism-react-renderer'"],
    ],
  },
  {
    package: '@docusaurus/bundler',
    expected: 'export getHtmlMinifier',
    file: 'plugins/response-headers/injected.ts',
    reads: [['lib/index.js', 'getHtmlMinifier']],
  },
];
