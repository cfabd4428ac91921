import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {folderFor, folderIn, freePort, onPath, unprivileged} from './machine';
import {client, startProcess, stopProcess, waitUntil} from './process';
import {addressOf, PASSWORD, type Server} from './server';
import {certificateIn} from './tls';

export async function startMysql(): Promise<Server | undefined> {
  const server = onPath('mysqld', 'mariadbd');
  const install = onPath('mariadb-install-db', 'mysql_install_db');
  const tool = onPath('mariadb', 'mysql');
  if (!server || !tool || !onPath('openssl')) return undefined;
  const folder = folderFor('mysql');
  const data = folderIn(folder, 'data');
  const socket = path.join(folder, 'socket');
  const owner = unprivileged();
  const user = owner ? ['--user=nobody'] : [];
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
  const child = startProcess(
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
  await waitUntil(() => cli('SELECT 1').ok, 'MySQL');
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
    stop: () => stopProcess(child, folder, 'SIGTERM'),
  };
}
