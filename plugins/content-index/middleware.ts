import type {IncomingMessage, ServerResponse} from 'node:http';
import type {OutputFile} from './files';

const TYPES: Record<string, string> = {
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  bin: 'application/octet-stream',
};

/** Serves what the build would write, from memory: search and Markdown twins work while a writer writes. */
export function serveFiles(baseUrl: string, files: () => Map<string, OutputFile>) {
  return (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): void => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const extension = /\.(json|txt|md|bin)$/.exec(pathname)?.[1];
    if (request.method !== 'GET' || extension === undefined || !pathname.startsWith(baseUrl)) {
      next();
      return;
    }
    try {
      const file = files().get(decodeURI(pathname.slice(baseUrl.length)));
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
