import {execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

const ROOT = path.resolve(__dirname, '../..');
const PLACES = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const NGINX = PLACES.find((file) => existsSync(file));
export const HAS_BROTLI = existsSync(BROTLI);

if (!NGINX) {
  console.warn(
    'nginx is not installed (apt-get install nginx libnginx-mod-http-brotli-static): its tests are skipped.',
  );
}

export type Server = {
  origin: string;
  folder: string;
  /** Stages another build over the running server, which serves the earlier one until `reload`. */
  stage: (build: string) => void;
  /** Asks for the present configuration; workers that have it answer a moment later. */
  reload: () => void;
  stop: () => Promise<void>;
};

type Options = {
  build: string;
  port: number;
  baseUrl?: string;
  /** Called with the folder before the server starts. */
  prepare?: (folder: string) => void | Promise<void>;
};

/** Starts the committed configuration over a build, staged as for production, on a port of its own. */
export async function startNginx({build, port, baseUrl = '/', prepare}: Options): Promise<Server> {
  if (!NGINX) throw new Error('nginx is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const stop = async (): Promise<void> => {
    const running = server;
    if (running && running.exitCode === null) {
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, {recursive: true, force: true});
  };
  let server: ReturnType<typeof spawn> | undefined;
  const config = path.join(folder, 'nginx.conf');
  const stage = (staged: string): void => {
    execFileSync(path.join(ROOT, 'deploy/stage.sh'), [staged, folder, baseUrl], {stdio: 'pipe'});
    const text = readFileSync(config, 'utf8');
    const listening = text.replace('listen 8080;', `listen 127.0.0.1:${port};`);
    if (listening === text) throw new Error('deploy/nginx.conf does not listen on 8080');
    writeFileSync(
      config,
      HAS_BROTLI ? listening : listening.replace(/^(?:load_module|\s*brotli_static) .*$/gm, ''),
    );
    // Workers run as another user when root starts them, and have to be able to read the folder.
    if (process.getuid?.() === 0) execFileSync('chmod', ['-R', 'a+rX', folder]);
  };
  const reload = (): void => {
    execFileSync(NGINX ?? '', ['-p', folder, '-c', config, '-s', 'reload'], {stdio: 'pipe'});
  };
  try {
    stage(build);
    await prepare?.(folder);
    let errors = '';
    server = spawn(NGINX, ['-p', folder, '-c', config, '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server.stderr?.on('data', (data: Buffer) => {
      errors += data.toString();
    });
    const origin = `http://127.0.0.1:${port}`;
    for (let tries = 0; tries < 100; tries += 1) {
      if (server.exitCode !== null) throw new Error(`nginx did not start\n${errors}`);
      if (await answers(origin)) return {origin, folder, stage, reload, stop};
      await wait(50);
    }
    throw new Error(`nginx does not answer\n${errors}`);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin, {redirect: 'manual'}).then(
    () => true,
    () => false,
  );
}

export type Answer = {status: number; headers: http.IncomingHttpHeaders; body: Buffer};

/** Asks for exactly this address: `fetch` would tidy it first, and decode the answer. */
export function ask(
  origin: string,
  target: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: http.OutgoingHttpHeaders} = {},
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({hostname, port, path: target, method, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}
