import path from 'node:path';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';
import {unmet} from '../shared/installed';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Compiler = {rspack: {lazyCompilationMiddleware?: (compiler: Compiler) => Middleware}};

/** Modules that are compiled on demand: pages, and Mermaid. */
const LAZY = /\.mdx?$|[\\/]node_modules[\\/]mermaid[\\/]/;

const REGISTRY = /[\\/]\.docusaurus[\\/]registry\.js$/;

/** Creates Rspack's middleware for lazy compilation; throws if this release has none. */
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
 * Makes the dev server compile a page when it is first opened, instead of all pages at the start. It uses Rspack's lazy
 * compilation, which Docusaurus leaves off. The content rules read every page, so they report problems in the other
 * pages. Only for `docusaurus start`.
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
          // At the front of Docusaurus's list, before the fallback to index.html.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift({name: 'lazy-pages', middleware});
            return [];
          },
        },
      } as object;
    },
  };
}
