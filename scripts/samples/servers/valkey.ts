import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {folderFor, freePort, onPath, unprivileged} from './machine';
import {client, startProcess, stopProcess, waitUntil} from './process';
import {addressOf, PASSWORD, type Server} from './server';
import {certificateIn} from './tls';

export async function startValkey(): Promise<Server | undefined> {
  const server = onPath('valkey-server', 'redis-server');
  const tool = onPath('valkey-cli', 'redis-cli');
  if (!server || !tool || !onPath('openssl')) return undefined;
  const folder = folderFor('valkey');
  const port = await freePort();
  const tlsPort = await freePort();
  const {certificate, key} = certificateIn(folder, unprivileged());
  const child = startProcess(
    server,
    [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
      ...['--requirepass', PASSWORD, '--tls-port', String(tlsPort), '--tls-auth-clients', 'no'],
      ...['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate],
    ],
    path.join(folder, 'log'),
  );
  const cli = (text: string) =>
    client(tool, ['-p', String(port), '--no-raw'], text, {REDISCLI_AUTH: PASSWORD});
  await waitUntil(() => cli('PING').output.includes('PONG'), 'Valkey');
  const info = cli('INFO server').output;
  const [, name = '', version = ''] =
    /(valkey|redis)_version:([\d.]+)/.exec(info.replaceAll('\\r\\n', '\n')) ?? [];
  // Pages use valkey-cli; with Redis, it is redis-cli.
  const commands = path.join(folder, 'bin');
  mkdirSync(commands);
  for (const command of ['valkey-cli', 'redis-cli'])
    symlinkSync(tool, path.join(commands, command));
  return {
    label: `${name === 'valkey' ? 'Valkey' : 'Redis'} ${version}`,
    reset() {
      cli('FLUSHALL\nFUNCTION FLUSH\nSCRIPT FLUSH\nCONFIG RESETSTAT\nCONFIG SET maxmemory 0\n');
    },
    run(text) {
      const {ok, output} = cli(text.endsWith('\n') ? text : `${text}\n`);
      return {ok: ok && !/^\(error\)/m.test(output), output};
    },
    env: {
      PATH: [commands, process.env.PATH].join(path.delimiter),
      VALKEY_URI: `rediss://default:${PASSWORD}@127.0.0.1:${tlsPort}`,
      // Makes clients trust the certificate without further options.
      SSL_CERT_FILE: certificate,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    values: addressOf('VALKEY', tlsPort),
    stop: () => stopProcess(child, folder, 'SIGTERM'),
  };
}
