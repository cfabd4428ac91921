/** Requests per second and waiting times of a build behind nginx: npm run bench:load [seconds] [connections] */
import {readdirSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {NGINX, startNginx} from '../tests/nginx/nginx';
import {PAGES} from './lib/pages';
import {printTable} from './lib/table';

const BUILD = path.resolve(process.env.BUILD_DIR ?? 'build');
const PORT = 4320;

type Load = {requests: number; failed: number; perSecond: number; p50: number; p99: number};

function get(agent: http.Agent, target: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = {port: PORT, host: '127.0.0.1', path: target, agent};
    const headers = {'accept-encoding': 'br, gzip'};
    http
      .get({...options, headers}, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode === 200));
        response.on('error', () => resolve(false));
      })
      .on('error', () => resolve(false));
  });
}

/** Keeps a number of connections busy with one list of addresses after another. */
async function load(targets: string[], seconds: number, connections: number): Promise<Load> {
  const agent = new http.Agent({keepAlive: true, maxSockets: connections});
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({length: connections}, async (_, offset) => {
      for (let turn = offset; performance.now() < end; turn += 1) {
        const before = performance.now();
        const ok = await get(agent, targets[turn % targets.length] ?? '/');
        times.push(performance.now() - before);
        if (!ok) failed += 1;
      }
    }),
  );
  agent.destroy();
  const elapsed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return {
    requests: times.length,
    failed,
    perSecond: times.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
  };
}

async function main([seconds = '10', connections = '50']: string[]): Promise<void> {
  if (!NGINX) return;
  const server = await startNginx({build: BUILD, port: PORT});
  try {
    const scripts = readdirSync(path.join(BUILD, 'assets/js'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/assets/js/${name}`);
    const kinds: [string, string[]][] = [
      ['HTML', PAGES.map(({route}) => route)],
      ['assets', scripts],
    ];
    const rows: string[][] = [];
    let failures = 0;
    for (const [kind, targets] of kinds) {
      const result = await load(targets, Number(seconds), Number(connections));
      failures += result.failed;
      rows.push([
        kind,
        String(result.requests),
        String(result.failed),
        result.perSecond.toFixed(0),
        `${result.p50.toFixed(1)} ms`,
        `${result.p99.toFixed(1)} ms`,
      ]);
    }
    printTable(['what', 'requests', 'failed', 'per second', 'p50', 'p99'], rows);
    if (failures > 0) throw new Error(`bench: ${failures} request(s) failed`);
  } finally {
    await server.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
