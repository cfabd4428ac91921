import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {folderFor, freePort, onPath, unprivileged} from './machine';
import {client, startProcess, stopProcess, waitUntil} from './process';
import {addressOf, PASSWORD, type Server} from './server';
import {certificateIn} from './tls';

/** The newest installed PostgreSQL, which Debian does not put on the PATH. */
function postgresBin(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => path.join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ].find((folder) =>
    ['initdb', 'postgres', 'psql'].every((name) => existsSync(path.join(folder, name))),
  );
}

export async function startPostgresql(): Promise<Server | undefined> {
  const bin = postgresBin();
  if (bin === undefined || !onPath('openssl')) return undefined;
  const folder = folderFor('postgresql');
  const data = path.join(folder, 'data');
  const port = await freePort();
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'avnadmin', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {...unprivileged(), stdio: 'ignore'},
  );
  const {certificate, key} = certificateIn(folder, unprivileged());
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'wal_level=logical',
    'statement_timeout=10s',
    'lock_timeout=5s',
    'shared_preload_libraries=pg_stat_statements',
    'max_prepared_transactions=4',
    'ssl=on',
    `ssl_cert_file=${certificate}`,
    `ssl_key_file=${key}`,
  ];
  const child = startProcess(
    path.join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    path.join(folder, 'log'),
  );
  const env = {PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'avnadmin', PGTZ: 'UTC'};
  const psql = (text: string, database: string, onError: 'stop' | 'go on' = 'stop') =>
    client(
      path.join(bin, 'psql'),
      [
        '-X',
        '-v',
        `ON_ERROR_STOP=${onError === 'stop' ? 1 : 0}`,
        '-P',
        'pager=off',
        '-d',
        database,
        '-f',
        '-',
      ],
      text,
      env,
    );
  await waitUntil(() => psql('SELECT 1', 'postgres').ok, 'PostgreSQL');
  const version = psql('SHOW server_version', 'postgres').output;
  return {
    label: `PostgreSQL ${/\d+\.\d+/.exec(version)?.[0] ?? ''}`,
    reset() {
      psql(
        `-- A page may have made everything read-only.
         SET default_transaction_read_only = off;
         ALTER SYSTEM RESET ALL;
         SELECT pg_reload_conf();
         SELECT format('DROP DATABASE %I WITH (FORCE)', datname) FROM pg_database
           WHERE NOT datistemplate AND datname <> 'postgres' \\gexec
         SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots;
         SELECT format('DROP ROLE %I', rolname) FROM pg_roles
           WHERE rolname !~ '^pg_' AND rolname <> 'avnadmin' \\gexec
         ALTER ROLE avnadmin RESET ALL;
         CREATE DATABASE defaultdb;`,
        'postgres',
        'go on',
      );
    },
    run: (text) => psql(text, 'defaultdb'),
    env: {
      ...env,
      PGPASSWORD: PASSWORD,
      PGDATABASE: 'defaultdb',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: certificate,
    },
    values: addressOf('PG', port),
    stop: () => stopProcess(child, folder, 'SIGINT'),
  };
}
