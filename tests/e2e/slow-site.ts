import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {fileOf, TYPES} from '../server';

export type SlowSite = {
  origin: string;
  /** Documents stop in their middle, at this share of their length, until `goOn`. */
  pauseDocuments: (share: number) => void;
  /** Scripts do not arrive until `goOn`. */
  pauseScripts: () => void;
  goOn: () => void;
  /** Answers that come instead of scripts whose address fits. */
  fail: (what?: RegExp, status?: number) => void;
  close: () => void;
};

/** The built site from a server that keeps assets in the browser's cache, and can stop in the middle of what it sends. */
export async function startSlowSite(root = process.env.E2E_BUILD ?? 'build'): Promise<SlowSite> {
  let share: number | undefined;
  let areScriptsPaused = false;
  let failing: RegExp | undefined;
  let failure = 503;
  let waiting: (() => void)[] = [];
  const released = () => new Promise<void>((resolve) => waiting.push(resolve));

  const server = http.createServer((request, response) => {
    void (async () => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const file = fileOf(path.resolve(root), pathname);
      const isScript = pathname.endsWith('.js');
      if (isScript && areScriptsPaused && !failing?.test(pathname)) await released();
      if (!file || failing?.test(pathname)) {
        response.writeHead(file ? failure : 404, {'cache-control': 'no-store'}).end();
        return;
      }
      const body = fs.readFileSync(file);
      const type = path.extname(file);
      response.writeHead(200, {
        'content-type': TYPES[type] ?? 'application/octet-stream',
        'cache-control': pathname.startsWith('/assets/')
          ? 'max-age=31536000, immutable'
          : 'no-cache',
      });
      if (type === '.html' && share !== undefined) {
        const middle = Math.floor(body.length * share);
        response.write(body.subarray(0, middle));
        await released();
        response.end(body.subarray(middle));
      } else response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pauseDocuments: (wanted) => (share = wanted),
    pauseScripts: () => (areScriptsPaused = true),
    goOn: () => {
      share = undefined;
      areScriptsPaused = false;
      waiting.splice(0).forEach((release) => release());
      waiting = [];
    },
    fail: (what, status = 503) => {
      failing = what;
      failure = status;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** As Chromium's developer tools name them; Slow 3G with a fifth of its delay, which a test would wait for fourteen times. */
const NETWORKS = {
  'Slow 3G': {latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000},
  'Fast 3G': {latency: 150 * 3.75, downloadThroughput: 180_000, uploadThroughput: 84_375},
  'Slow 4G': {latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750},
};
export type Network = keyof typeof NETWORKS;

/** A slower processor, by a factor, and a slower network. */
export async function slowDown(page: Page, processor: number, network?: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: processor});
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {offline: false, ...NETWORKS[network]});
}
