import type {IncomingMessage, ServerResponse} from 'node:http';
import type {OutputFile} from './files';
import {INDEX_FOLDER, MANIFEST} from './names';

const TYPES: Record<string, string> = {
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  bin: 'application/octet-stream',
};

/** Whether a name can be one of ours: to make our files takes seconds, which the bundler's own .json should not wait for. */
function isOurs(name: string): boolean {
  return (
    name === MANIFEST ||
    name.startsWith(`${INDEX_FOLDER}/`) ||
    /(?:^llms[^/]*\.txt|\.md)$/.test(name)
  );
}

/** Serves what the build would write, from memory: search and Markdown exports work while a writer writes. */
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
