import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

export const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The file of an address, as a host without extensions in its addresses finds it. */
export function fileOf(root: string, pathname: string): string | undefined {
  let base: string;
  try {
    base = path.join(root, decodeURIComponent(pathname));
  } catch {
    // What cannot be decoded is not the address of any file.
    return undefined;
  }
  if (!base.startsWith(path.resolve(root)) || base.includes('\0')) return undefined;
  return [base, `${base}.html`, path.join(base, 'index.html')].find((file) =>
    fs.statSync(file, {throwIfNoEntry: false})?.isFile(),
  );
}

type Options = {
  /** Redirects nothing: a file is served at its own address too. */
  isPlain?: boolean;
};

/** Serves a build as a CDN would: clean addresses, `.html` normalized, 404.html for the rest. */
export function serve(
  root: string,
  port: number,
  baseUrl = '/',
  {isPlain = false}: Options = {},
): http.Server {
  return http
    .createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const clean = isPlain ? url.pathname : url.pathname.replace(/(?:\/index)?\.html$/, '') || '/';
      if (clean !== url.pathname) {
        response.writeHead(301, {location: clean + url.search}).end();
        return;
      }
      const inside = clean.startsWith(baseUrl) || `${clean}/` === baseUrl;
      const file = inside ? fileOf(root, clean.slice(baseUrl.length - 1)) : undefined;
      const sent = file ?? path.join(root, '404.html');
      response.writeHead(file ? 200 : 404, {
        'content-type': TYPES[path.extname(sent)] ?? 'application/octet-stream',
      });
      fs.createReadStream(sent).pipe(response);
    })
    .listen(port, '127.0.0.1');
}

if (process.argv[1]?.endsWith('server.ts')) {
  const [root = 'build', port = '4173', baseUrl = '/'] = process.argv.slice(2);
  serve(path.resolve(root), Number(port), baseUrl).on('listening', () =>
    console.log(`http://127.0.0.1:${port}${baseUrl}`),
  );
}
