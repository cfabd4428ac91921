import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.md', '.txt', '.xml']);

export type Served = {origin: string; close(): Promise<void>};

/**
 * Serves a folder on a free port as a CDN would: clean URLs, gzip, immutable hashed assets, and
 * 404.html with status 404. `change` rewrites the HTML.
 */
export async function serve(
  dir: string,
  change: (html: string) => string = (html) => html,
): Promise<Served> {
  const bodies = new Map<string, {plain: Buffer; gzipped: Buffer}>();
  const server = createServer((request, response) => {
    const url = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const found = [url, `${url}.html`, path.join(url, 'index.html')]
      .map((name) => path.join(dir, name))
      .find((file) => file.startsWith(dir) && existsSync(file) && statSync(file).isFile());
    const file = found ?? path.join(dir, '404.html');
    const extension = path.extname(file);
    response.statusCode = found ? 200 : 404;
    response.setHeader('content-type', TYPES[extension] ?? 'application/octet-stream');
    response.setHeader(
      'cache-control',
      /^\/(?:assets|_astro)\//.test(url) ? 'max-age=31536000, immutable' : 'no-cache',
    );
    if (!COMPRESSED.has(extension)) {
      createReadStream(file).pipe(response);
      return;
    }
    let body = bodies.get(file);
    if (!body) {
      const text = readFileSync(file);
      const plain = extension === '.html' ? Buffer.from(change(text.toString('utf8'))) : text;
      body = {plain, gzipped: gzipSync(plain)};
      bodies.set(file, body);
    }
    const isGzipped = request.headers['accept-encoding']?.includes('gzip') ?? false;
    if (isGzipped) response.setHeader('content-encoding', 'gzip');
    response.end(isGzipped ? body.gzipped : body.plain);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

/** Serves the last build of the site. Rejects if there is none. */
export async function serveBuild(root: string): Promise<Served> {
  const build = path.join(root, 'build');
  if (!existsSync(build)) throw new Error('bench: no build/. Run npm run build first.');
  return serve(build);
}
