import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {look, lookAtAll, type Verdict} from '../look';
import {addressOf, isChecked, report} from '../report';

const QUICK = {timeoutMs: 5_000, pausesMs: [0, 0]};
let server: http.Server;
let origin: string;
let asked: string[] = [];

/** Answers /404 with 404, /301/x with a redirect to /x, and /flaky with an error the first time. */
function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const path = request.url ?? '/';
  asked.push(path);
  const [, code = '', rest = ''] = /^\/(\d+)(\/.*)?$/.exec(path) ?? [];
  if (path === '/reset') request.socket.destroy();
  else if (path === '/flaky' && asked.filter((one) => one === path).length === 1) {
    response.writeHead(503).end();
  } else if (rest) response.writeHead(Number(code), {location: rest}).end();
  else response.writeHead(code ? Number(code) : 200).end('text');
}

beforeAll(async () => {
  server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('look', () => {
  it.each<[string, Verdict]>([
    ['/page', {is: 'alive'}],
    ['/404', {is: 'dead', why: '404'}],
    ['/410', {is: 'dead', why: '410'}],
    ['/403', {is: 'refused', why: '403'}],
    ['/429', {is: 'refused', why: '429'}],
    ['/500', {is: 'silent', why: '500'}],
    ['/302/page', {is: 'alive'}],
    ['/301/404', {is: 'dead', why: '404'}],
  ])('%s', async (path, verdict) => {
    expect(await look(origin + path, QUICK)).toEqual(verdict);
  });

  it('names where a page has moved for good', async () => {
    expect(await look(`${origin}/301/page`, QUICK)).toEqual({is: 'moved', to: `${origin}/page`});
  });

  it('asks a host again that fails once, and gives up on one that always does', async () => {
    expect(await look(`${origin}/flaky`, QUICK)).toEqual({is: 'alive'});
    asked = [];
    expect(await look(`${origin}/reset`, QUICK)).toMatchObject({is: 'silent'});
    expect(asked).toHaveLength(3);
  });

  it('takes a name that nobody has for dead', async () => {
    const failure = Object.assign(new TypeError('fetch failed'), {cause: {code: 'ENOTFOUND'}});
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(failure);
    expect(await look('https://nobody.example/', QUICK)).toMatchObject({is: 'dead'});
    fetched.mockRestore();
  });

  it('asks for each address once', async () => {
    asked = [];
    await lookAtAll([`${origin}/a`, `${origin}/b`, `${origin}/a`], QUICK);
    expect(asked.sort()).toEqual(['/a', '/b']);
  });
});

describe('report', () => {
  const link = (url: string, line: number) => ({file: 'docs/a.md', line, column: 3, url});

  it('names each place of a dead link, and is bad only for those', () => {
    const links = [
      link('https://a.io/x#part', 1),
      link('https://a.io/x', 9),
      link('https://b.io/', 2),
    ];
    const verdicts = new Map<string, Verdict>([
      ['https://a.io/x', {is: 'dead', why: '404'}],
      ['https://b.io/', {is: 'refused', why: '403'}],
    ]);
    expect(report(links, verdicts)).toMatchInlineSnapshot(`
      {
        "isBad": true,
        "text": "Dead. Link to what took its place, or take the link out:
        docs/a.md:1:3 https://a.io/x#part (404)
        docs/a.md:9:3 https://a.io/x (404)

      Not for machines. Look at them in a browser:
        docs/a.md:2:3 https://b.io/ (403)

      links: 3 links to 2 addresses, 2 dead",
      }
    `);
    verdicts.set('https://a.io/x', {is: 'moved', to: 'https://a.io/y'});
    expect(report(links, verdicts).isBad).toBe(false);
  });

  it('leaves examples and anchors alone', () => {
    expect(isChecked('https://docs.example.com/x')).toBe(false);
    expect(isChecked('http://localhost:8080')).toBe(false);
    expect(isChecked('mailto:a@b.io')).toBe(false);
    expect(isChecked('https://example.computer')).toBe(true);
    expect(addressOf('https://a.io/x#y')).toBe('https://a.io/x');
  });
});
