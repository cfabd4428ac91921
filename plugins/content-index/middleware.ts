import type {IncomingMessage, ServerResponse} from 'node:http';
import type {OutputFile} from './files';
import {INDEX_FOLDER, MANIFEST} from './names';

const TYPES: Record<string, string> = {
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  bin: 'application/octet-stream',
};

/**
 * Whether a request can be for one of our files. Making them takes seconds, which Docusaurus's own .json requests
 * should not wait for.
 */
function isOurs(name: string): boolean {
  return (
    name === MANIFEST ||
    name.startsWith(`${INDEX_FOLDER}/`) ||
    /(?:^llms[^/]*\.txt|\.md)$/.test(name)
  );
}

/** Serves the files of the index from memory, so that search and Markdown exports work in the dev server. */
export function serveFiles(baseUrl: string, files: () => Map<string, OutputFile>) {
  return (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): void => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const extension = /\.(json|txt|md|bin)$/.exec(pathname)?.[1];
    const name = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
    if (request.method !== 'GET' || extension === undefined || !isOurs(name)) {
      next();
      return;
    }
    try {
      const file = files().get(decodeURI(name));
      if (!file) {
        next();
        return;
      }
      response.setHeader('Content-Type', TYPES[extension] ?? 'text/plain');
      response.setHeader('Cache-Control', 'no-store');
      response.end(file.data);
    } catch (error) {
      next(error);
    }
  };
}
