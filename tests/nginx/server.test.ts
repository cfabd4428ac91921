import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {compress} from '../../deploy/compress';
import {writeHeaders} from '../../plugins/response-headers/write';
import {ask, HAS_BROTLI, NGINX, type Server, startNginx} from './nginx';

const PORT = 4300;
const PAGE = `<!doctype html><title>Page</title><p>${'Some text. '.repeat(300)}</p>`;
const SCRIPT = '/assets/js/main.1234abcd.js';

/** A build in small, with one file of each kind. */
async function writeBuild(baseUrl: string): Promise<string> {
  const build = mkdtempSync(path.join(tmpdir(), 'build-'));
  const files: Record<string, string> = {
    'index.html': PAGE.replace('Page', 'Home'),
    '404.html': '<!doctype html><title>Not found</title>',
    'docs.html': PAGE.replace('Page', 'Docs'),
    'docs/kafka.html': PAGE,
    'docs/kafka.md': `# Kafka ®\n${'Text. '.repeat(300)}`,
    'docs/kafka/howto.html': PAGE,
    'docs/old.html': '<meta http-equiv="refresh" content="0; url=/docs/kafka">',
    'llms.txt': '# Site',
    'llms-full-2.txt': '# Site',
    'content-index.json': '{}',
    'sitemap.xml': '<urlset/>',
    _redirects: '/docs/old /docs/kafka 301\n',
    [SCRIPT]: 'let x;'.repeat(400),
    'assets/fonts/a.1234.woff2': 'font',
    'assets/content-index/terms.1234.bin': 'terms',
    'img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(build, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const base = baseUrl.slice(0, -1);
  await writeHeaders(build, baseUrl, {
    scripts: [],
    styles: [],
    sources: [],
    redirects: [
      {from: `${base}/docs/old`, to: `${base}/docs/kafka`},
      {from: `${base}/docs/older`, to: `${base}/docs/kafka#part`},
    ],
  });
  await compress(build, 5);
  return build;
}

describe.skipIf(!NGINX)('nginx', () => {
  let build: string;
  let server: Server;
  beforeAll(async () => {
    build = await writeBuild('/');
    server = await startNginx({build, port: PORT});
  });
  afterAll(async () => {
    await server.stop();
    rmSync(build, {recursive: true});
  });
  const get = (target: string, headers = {}) => ask(server.origin, target, {headers});

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/docs', 'text/html; charset=utf-8'],
    ['/docs/kafka', 'text/html; charset=utf-8'],
    ['/docs/kafka/howto', 'text/html; charset=utf-8'],
    ['/docs/kafka.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/content-index.json', 'application/json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/img/a.svg', 'image/svg+xml; charset=utf-8'],
    [SCRIPT, 'text/javascript; charset=utf-8'],
    ['/assets/fonts/a.1234.woff2', 'font/woff2'],
    ['/assets/content-index/terms.1234.bin', 'application/octet-stream'],
  ])('%s is %s', async (target, type) => {
    const {status, headers} = await get(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
  });

  it.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9, */*;q=0.1',
    'text/html;q=0.5,text/markdown;q=0.8',
  ])('a page is Markdown for %s', async (accept) => {
    const {status, headers, body} = await get('/docs/kafka', {accept});
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers.vary).toContain('Accept');
    expect(body.toString()).toContain('# Kafka ®');
  });

  it.each([undefined, '*/*', 'text/html,application/xhtml+xml', 'text/markdown;q=0, text/html'])(
    'a page is HTML for %s',
    async (accept) => {
      const {headers} = await get('/docs/kafka', accept ? {accept} : {});
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers.vary?.split(', ')).toContain('Accept');
    },
  );

  it.each(['/docs/kafka/howto', SCRIPT, '/llms.txt'])(
    '%s has no Markdown and stays what it is',
    async (target) => {
      const plain = await get(target);
      const asked = await get(target, {accept: 'text/markdown'});
      expect(asked.status).toBe(200);
      expect(asked.headers['content-type']).toBe(plain.headers['content-type']);
      expect(plain.headers.link).toBeUndefined();
    },
  );

  it('a page names its Markdown in a header, and a missing page names none', async () => {
    const {headers} = await get('/docs/kafka');
    expect(headers.link).toBe('</docs/kafka.md>; rel="alternate"; type="text/markdown"');
    expect((await get('/docs/missing')).headers.link).toBeUndefined();
    expect((await get('/docs/kafka.md')).headers.link).toBeUndefined();
  });

  it.each([
    ['/docs/kafka.html', '/docs/kafka'],
    ['/docs/kafka/', '/docs/kafka'],
    ['/docs/kafka//', '/docs/kafka'],
    ['/docs/kafka/index.html', '/docs/kafka'],
    ['/docs/kafka.html?q=a%20b&ask=c', '/docs/kafka?q=a%20b&ask=c'],
    ['/docs/kafka/?q=/x/', '/docs/kafka?q=/x/'],
    ['/index.html', '/'],
    ['/index.html?q=a', '/?q=a'],
    ['/docs/', '/docs'],
    ['/docs/old', '/docs/kafka'],
    ['/docs/old.html', '/docs/kafka'],
    ['/docs/old/', '/docs/kafka'],
    ['/docs/old?q=a', '/docs/kafka?q=a'],
    ['/docs/older?q=a', '/docs/kafka?q=a#part'],
    ['/docs/%2e%2e%2fx/', '/docs/%2e%2e%2fx'],
  ])('%s goes to %s for good', async (target, location) => {
    const {status, headers} = await get(target);
    expect([status, headers.location]).toEqual([301, location]);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '//evil.example/',
    '//evil.example/x.html',
    '/\\evil.example/',
    '///evil.example/index.html',
  ])('%s leads to no other host', async (target) => {
    const {headers} = await get(target);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it.each([
    '/missing',
    '/docs/missing',
    '/assets/js/gone.js',
    '/404',
    '/_headers',
    '/_redirects',
    '/nginx-server.conf',
    '/nginx.conf',
  ])('%s is not found, and that is not kept', async (target) => {
    const {status, headers, body} = await get(target);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<title>Not found</title>');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('keeps files with a digest for a year, and asks about the others', async () => {
    const cacheOf = async (target: string) => (await get(target)).headers['cache-control'];
    expect(await cacheOf(SCRIPT)).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/assets/fonts/a.1234.woff2')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/img/a.svg')).toBe('public, max-age=86400');
    for (const target of [
      '/',
      '/docs/kafka',
      '/docs/kafka.md',
      '/llms.txt',
      '/content-index.json',
    ]) {
      expect(await cacheOf(target), target).toBe('public, max-age=0, must-revalidate');
    }
  });

  it.each(['identity', 'gzip', 'br'])('revalidates a page by its tag, as %s', async (encoding) => {
    const accept = {'accept-encoding': encoding};
    const {headers} = await get('/docs/kafka', accept);
    expect(headers.etag).toMatch(/^"/);
    const again = await get('/docs/kafka', {...accept, 'if-none-match': headers.etag});
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('sends what is compressed beforehand', async () => {
    for (const target of ['/docs/kafka', '/docs/kafka.md', SCRIPT]) {
      const plain = await get(target);
      const gzip = await get(target, {'accept-encoding': 'gzip'});
      expect(gzip.headers['content-encoding'], target).toBe('gzip');
      expect(gzip.headers.vary).toContain('Accept-Encoding');
      expect(gzip.headers['content-type']).toBe(plain.headers['content-type']);
      expect(zlib.gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      if (!HAS_BROTLI) continue;
      const br = await get(target, {'accept-encoding': 'gzip, deflate, br'});
      expect(br.headers['content-encoding'], target).toBe('br');
      expect(br.headers['content-type']).toBe(plain.headers['content-type']);
      expect(zlib.brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    }
  });

  it('sends every security header with pages, files, redirects and errors', async () => {
    for (const target of ['/', SCRIPT, '/docs/old', '/docs/kafka/', '/missing']) {
      const {headers} = await get(target);
      expect(headers['content-security-policy'], target).toContain("frame-ancestors 'none'");
      expect(headers['strict-transport-security'], target).toMatch(/^max-age=\d{8}/);
      expect(headers['x-content-type-options'], target).toBe('nosniff');
      expect(headers['referrer-policy'], target).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy'], target).toContain('camera=()');
      expect(headers['cross-origin-opener-policy'], target).toBe('same-origin');
      expect(headers.server, target).toBe('nginx');
    }
  });

  it('lets other sites read the text for programs, and nothing else', async () => {
    const corsOf = async (target: string) =>
      (await get(target)).headers['access-control-allow-origin'];
    for (const target of ['/docs/kafka.md', '/llms.txt', '/llms-full-2.txt']) {
      expect(await corsOf(target), target).toBe('*');
    }
    for (const target of ['/', '/docs/kafka', SCRIPT, '/content-index.json', '/missing']) {
      expect(await corsOf(target), target).toBeUndefined();
    }
  });

  it('reads, and takes nothing', async () => {
    expect((await ask(server.origin, '/docs/kafka', {method: 'HEAD'})).status).toBe(200);
    expect((await ask(server.origin, '/docs/kafka', {method: 'POST'})).status).toBe(405);
    expect((await ask(server.origin, '/docs/kafka', {method: 'PUT'})).status).toBe(405);
    expect((await get('/docs/../../nginx.conf')).status).toBe(400);
    expect((await get('/%2e%2e/nginx.conf')).status).toBe(400);
  });
});

describe.skipIf(!NGINX)('nginx with the site under a path', () => {
  it('serves, redirects and misses under that path', async () => {
    const build = await writeBuild('/docs/');
    const server = await startNginx({build, port: PORT + 1, baseUrl: '/docs/'});
    try {
      const get = (target: string) => ask(server.origin, target);
      expect((await get('/docs')).body.toString()).toContain('<title>Home</title>');
      expect((await get('/docs/docs/kafka')).status).toBe(200);
      expect((await get('/docs/docs/kafka.html')).headers.location).toBe('/docs/docs/kafka');
      expect((await get('/docs/')).headers.location).toBe('/docs');
      expect((await get('/docs/docs/old')).headers.location).toBe('/docs/docs/kafka');
      expect((await get(`/docs${SCRIPT}`)).headers['cache-control']).toContain('immutable');
      const {status, body} = await get('/docs/missing');
      expect([status, body.toString()]).toEqual([404, expect.stringContaining('Not found')]);
    } finally {
      await server.stop();
      rmSync(build, {recursive: true});
    }
  });
});

describe.skipIf(!NGINX)('a second release', () => {
  let build: string;
  let server: Server;
  const ASSETS = ['/assets/js/gone.1.js', '/assets/js/old.1.js'] as const;
  const statusOf = async (target: string) => (await ask(server.origin, target)).status;
  const current = () => readlinkSync(path.join(server.folder, 'current'));
  const shows = (target: string, status: number) =>
    vi.waitFor(async () => expect(await statusOf(target)).toBe(status), {timeout: 30_000});

  beforeAll(async () => {
    build = await writeBuild('/');
    for (const asset of ASSETS) writeFileSync(path.join(build, asset), 'let y;');
    server = await startNginx({build, port: PORT + 2});
    for (const name of ['docs/kafka/howto.html', ...ASSETS]) rmSync(path.join(build, name));
    writeFileSync(path.join(build, 'docs/new.html'), PAGE);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(build, {recursive: true});
  });

  it('is seen whole when nginx reloads, and goes back whole', async () => {
    const first = current();
    const longAgo = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    utimesSync(path.join(server.folder, 'current/site', ASSETS[0]), longAgo, longAgo);

    server.stage(build);
    expect(current()).not.toBe(first);
    expect(await statusOf('/docs/new')).toBe(404);
    expect(await statusOf('/docs/kafka/howto')).toBe(200);

    server.reload();
    await shows('/docs/new', 200);
    expect(await statusOf('/docs/kafka/howto')).toBe(404);
    expect(await statusOf(ASSETS[1]), 'an asset of a tab that is still open').toBe(200);
    expect(await statusOf(ASSETS[0]), 'an asset that no build had for a month').toBe(404);

    rmSync(path.join(server.folder, 'current'));
    symlinkSync(first, path.join(server.folder, 'current'));
    server.reload();
    await shows('/docs/kafka/howto', 200);
    expect(await statusOf('/docs/new')).toBe(404);
  });

  it('leaves the one that is served alone when it is not a build, or ends half way', () => {
    const before = current();
    const empty = mkdtempSync(path.join(tmpdir(), 'build-'));
    const half = path.join(server.folder, 'releases/.unfinished-abcdef');
    mkdirSync(half);
    expect(() => server.stage(empty)).toThrow('nginx-server.conf is not there');
    expect(current()).toBe(before);
    server.stage(build);
    expect(readdirSync(path.dirname(half)).filter((name) => name.startsWith('.'))).toEqual([]);
    rmSync(empty, {recursive: true});
  });

  it('keeps five releases, and the one that is served', () => {
    for (let count = 0; count < 6; count += 1) server.stage(build);
    const releases = readdirSync(path.join(server.folder, 'releases'));
    expect(releases).toHaveLength(5);
    expect(releases).toContain(path.basename(current()));
  });
});
