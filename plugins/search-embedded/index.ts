import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Popular} from './client/view';
import {compileScripts} from './scripts';

export type Options = {
  /** Pages that the dialog offers before the reader types. */
  popular: Popular[];
};

/**
 * Fills `@theme/SearchEngine` and the search dialog from content-index: search without anyone else's servers. Its
 * script and the index's worker are compiled by esbuild apart from Docusaurus's bundle, so that search works before React
 * is there. It relies on the dialog that hydrate-on-intent puts into every page.
 */
export default function searchEmbeddedPlugin(
  {baseUrl}: LoadContext,
  {popular}: Options,
): Plugin<undefined> {
  const scripts = Object.values(compileScripts(popular));
  const serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const script = scripts.find((one) => pathname === baseUrl + one.path);
    if (!script) return next();
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.end(script.text);
    return undefined;
  };
  return {
    name: 'search-embedded',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode === 'production'
        ? {}
        : ({
            devServer: {
              // As in content-index: adds to the front of Docusaurus's list, and returns nothing.
              setupMiddlewares: (middlewares: unknown[]) => {
                middlewares.unshift({name: 'search-embedded', middleware: serve});
                return [];
              },
            },
          } as object),
    postBuild: async ({outDir}) => {
      for (const script of scripts) {
        const file = path.join(outDir, script.path);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, script.text);
      }
    },
  };
}

export const validateOptions = ({options}: {options: Options}): Options => options;
