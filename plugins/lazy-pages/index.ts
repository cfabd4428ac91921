import path from 'node:path';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';
import {unmet} from '../shared/installed';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Compiler = {rspack: {lazyCompilationMiddleware?: (compiler: Compiler) => Middleware}};

/** Pages, and the library that draws diagrams while they are written: what a writer looks at one by one. */
const LAZY = /\.mdx?$|[\\/]node_modules[\\/]mermaid[\\/]/;

const REGISTRY = /[\\/]\.docusaurus[\\/]registry\.js$/;

/** Makes Rspack's middleware for lazy compilation, or stops when this release has none. */
export function middlewareOf(compiler: Compiler): Middleware {
  const {lazyCompilationMiddleware} = compiler.rspack;
  if (!lazyCompilationMiddleware)
    throw unmet({
      package: '@rspack/core',
      expected: 'export lazyCompilationMiddleware',
      file: 'plugins/lazy-pages/index.ts',
    });
  return lazyCompilationMiddleware(compiler);
}

/**
 * Has the dev server compile a page when it is first looked at, instead of all of them before it shows one. It uses
 * Rspack's lazy compilation, which Docusaurus leaves off. What is wrong in the other pages is told by the content rules,
 * which read every page. Only for `docusaurus start`.
 */
export default function lazyPages(): Plugin {
  let middleware: Middleware;
  return {
    name: 'lazy-pages',
    getClientModules: () => ['./client/no-prefetch.ts'],
    configureWebpack({mode}, isServer) {
      if (isServer || mode === 'production') return {};
      return {
        module: {rules: [{test: REGISTRY, loader: path.join(__dirname, 'loader.js')}]},
        lazyCompilation: {entries: false, imports: true, test: LAZY},
        plugins: [
          {
            apply(compiler: Compiler) {
              middleware = middlewareOf(compiler);
            },
          },
        ],
        devServer: {
          // To the front of the shared list: what falls through would get the page of the app.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift({name: 'lazy-pages', middleware});
            return [];
          },
        },
      } as object;
    },
  };
}
