import {execFileSync} from 'node:child_process';
import {chownSync} from 'node:fs';
import path from 'node:path';
import type {Owner} from './machine';

export type Certificate = {certificate: string; key: string};

/**
 * A self-signed certificate for loopback, so that clients in pages can verify the server's name. The name is in
 * subjectAltName, as in certificates of services.
 */
export function certificateIn(folder: string, owner?: Owner): Certificate {
  const certificate = path.join(folder, 'ca.pem');
  const key = path.join(folder, 'server.key');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
      ...['-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'],
    ],
    {stdio: 'ignore'},
  );
  if (owner) for (const file of [certificate, key]) chownSync(file, owner.uid, owner.gid);
  return {certificate, key};
}
