import {startMysql} from './servers/mysql';
import {startPostgresql} from './servers/postgresql';
import type {Start} from './servers/server';
import {startValkey} from './servers/valkey';

/** Areas whose samples can run, with their servers and the system packages that provide them. */
export const SERVERS = {
  postgresql: {start: startPostgresql, packages: 'postgresql and openssl'},
  mysql: {start: startMysql, packages: 'mariadb-server and openssl'},
  valkey: {start: startValkey, packages: 'valkey-server or redis-server, and openssl'},
} satisfies Record<string, {start: Start; packages: string}>;

export type Area = keyof typeof SERVERS;
