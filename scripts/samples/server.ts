import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {certificateIn} from './tls';

export type Outcome = {ok: boolean; output: string};

/** A real server on loopback, in a folder of its own, that is gone afterwards. */
export type Server = {
  /** As the reader sees it: `PostgreSQL 15.14`. */
  label: string;
  /** Makes everything as it was: each page begins with an empty database. */
  reset(): void;
  /** Runs a text; the output is what the command-line client prints. */
  run(text: string): Outcome;
  /** What programs of the pages read from the environment. */
  env: NodeJS.ProcessEnv;
  /** Where this server is, for the placeholders that say it. */
  values: {name: string; example: string}[];
  stop(): Promise<void>;
};

/** Milliseconds that one sample may take. */
const PATIENCE = 15_000;
const PASSWORD = 'secret';

function addressOf(prefix: string, port: number): Server['values'] {
  return [
    {name: `${prefix}_HOST`, example: '127.0.0.1'},
    {name: `${prefix}_PORT`, example: String(port)},
  ];
}

/** Servers that refuse to run as root are given to this user, which every Debian has. */
function unprivileged(): {uid: number; gid: number} | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'nobody'], {encoding: 'utf8'}).trim());
  return {uid: id('-u'), gid: id('-g')};
}

function folderFor(name: string, owner = unprivileged()): string {
  const folder = mkdtempSync(path.join(tmpdir(), `samples-${name}-`));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function until(isReady: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (isReady()) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${what} did not start within 30 s`);
}

function client(command: string, args: string[], input: string, env: NodeJS.ProcessEnv): Outcome {
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    input,
    encoding: 'utf8',
    env: {...process.env, ...env},
    timeout: PATIENCE,
  });
  return {ok: status === 0, output: [stdout, stderr, error?.message].filter(Boolean).join('')};
}

function started(command: string, args: string[], log: string): ChildProcess {
  // Its home is its own: that of whoever runs this is closed to it.
  const env = {...process.env, HOME: path.dirname(log)};
  const child = spawn(command, args, {...unprivileged(), env, stdio: 'ignore'});
  child.on('error', (error) => writeFileSync(log, String(error)));
  return child;
}

async function stopped(child: ChildProcess, folder: string, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(late);
  }
  rmSync(folder, {recursive: true, force: true});
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/sbin', '/usr/bin');
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** The newest PostgreSQL of the system's packages, which are not on the path. */
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

async function postgresql(): Promise<Server | undefined> {
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
  const child = started(
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
  await until(() => psql('SELECT 1', 'postgres').ok, 'PostgreSQL');
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
    stop: () => stopped(child, folder, 'SIGINT'),
  };
}

async function mysql(): Promise<Server | undefined> {
  const server = onPath('mysqld', 'mariadbd');
  const install = onPath('mariadb-install-db', 'mysql_install_db');
  const tool = onPath('mariadb', 'mysql');
  if (!server || !tool || !onPath('openssl')) return undefined;
  const folder = folderFor('mysql');
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'socket');
  const user = unprivileged() ? ['--user=nobody'] : [];
  mkdirSync(data);
  const owner = unprivileged();
  if (owner) chownSync(data, owner.uid, owner.gid);
  if (install)
    execFileSync(
      install,
      [
        '--no-defaults',
        `--datadir=${data}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        ...user,
      ],
      {stdio: 'ignore'},
    );
  else
    execFileSync(server, ['--no-defaults', '--initialize-insecure', `--datadir=${data}`, ...user], {
      stdio: 'ignore',
    });
  const {certificate, key} = certificateIn(folder, owner);
  const port = await freePort();
  const child = started(
    server,
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--port=${port}`,
      `--ssl-ca=${certificate}`,
      `--ssl-cert=${certificate}`,
      `--ssl-key=${key}`,
      '--bind-address=127.0.0.1',
      `--pid-file=${path.join(folder, 'pid')}`,
      '--performance-schema=ON',
      '--log-bin=binlog',
      '--server-id=1',
      '--event-scheduler=OFF',
    ],
    path.join(folder, 'log'),
  );
  const cli = (text: string, ...more: string[]) =>
    client(tool, ['--no-defaults', '-u', 'root', `--socket=${socket}`, '-t', ...more], text, {});
  await until(() => cli('SELECT 1').ok, 'MySQL');
  const {output} = cli('SELECT VERSION()');
  const version = /\d+\.\d+\.\d+/.exec(output)?.[0] ?? '';
  const system = "'mysql', 'information_schema', 'performance_schema', 'sys'";
  return {
    label: `${/mariadb/i.test(output) ? 'MariaDB' : 'MySQL'} ${version}`,
    reset() {
      const names = (sql: string): string[] =>
        cli(sql, '-N', '-B', '--skip-table')
          .output.split('\n')
          .map((line) => line.replace(/^\|\s*|\s*\|$/g, '').trim())
          .filter((line) => line !== '' && !/^[+-]+$/.test(line));
      const drops = [
        ...names(
          `SELECT schema_name FROM information_schema.schemata WHERE schema_name NOT IN (${system})`,
        ).map((name) => `DROP DATABASE \`${name}\`;`),
        ...names(
          `SELECT CONCAT('\\'', user, '\\'@\\'', host, '\\'') FROM mysql.user WHERE user NOT IN ('root', 'mariadb.sys', 'mysql', 'PUBLIC', 'mysql.sys', 'mysql.session', 'mysql.infoschema')`,
        ).map((name) => `DROP USER ${name};`),
      ];
      cli(
        [
          ...drops,
          'CREATE DATABASE defaultdb;',
          `CREATE USER 'avnadmin'@'%' IDENTIFIED BY '${PASSWORD}';`,
          "GRANT ALL PRIVILEGES ON *.* TO 'avnadmin'@'%' WITH GRANT OPTION;",
        ].join('\n'),
      );
    },
    run: (text) => cli(text, 'defaultdb'),
    env: {
      DB_HOST: '127.0.0.1',
      DB_PORT: String(port),
      DB_USER: 'avnadmin',
      DB_PASSWORD: PASSWORD,
      DB_NAME: 'defaultdb',
      DB_CA: certificate,
    },
    values: addressOf('MYSQL', port),
    stop: () => stopped(child, folder, 'SIGTERM'),
  };
}

async function valkey(): Promise<Server | undefined> {
  const server = onPath('valkey-server', 'redis-server');
  const tool = onPath('valkey-cli', 'redis-cli');
  if (!server || !tool || !onPath('openssl')) return undefined;
  const folder = folderFor('valkey');
  const port = await freePort();
  const tlsPort = await freePort();
  const {certificate, key} = certificateIn(folder, unprivileged());
  const child = started(
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
  await until(() => cli('PING').output.includes('PONG'), 'Valkey');
  const info = cli('INFO server').output;
  const [, name = '', version = ''] =
    /(valkey|redis)_version:([\d.]+)/.exec(info.replaceAll('\\r\\n', '\n')) ?? [];
  // Pages say valkey-cli; a machine with Redis has it under the other name.
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
      // The authorities that clients trust when they are told none.
      SSL_CERT_FILE: certificate,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    values: addressOf('VALKEY', tlsPort),
    stop: () => stopped(child, folder, 'SIGTERM'),
  };
}

/** Areas whose samples can be run, and how to get the server of each; undefined where this machine has none. */
export const SERVERS = {postgresql, mysql, valkey} as const;
export type Area = keyof typeof SERVERS;

/** Packages that bring the servers, for the one who reads that there is none. */
export const PACKAGES: Record<Area, string> = {
  postgresql: 'postgresql and openssl',
  mysql: 'mariadb-server and openssl',
  valkey: 'valkey-server or redis-server, and openssl',
};
