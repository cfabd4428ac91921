import {execFileSync} from 'node:child_process';
import {chownSync, existsSync, mkdirSync, mkdtempSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

export type Owner = {uid: number; gid: number};

/** User for servers that refuse to run as root; every Debian has it. */
export function unprivileged(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'nobody'], {encoding: 'utf8'}).trim());
  return {uid: id('-u'), gid: id('-g')};
}

function own(folder: string): string {
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Creates a folder that the server can write to. */
export function folderFor(name: string): string {
  return own(mkdtempSync(path.join(tmpdir(), `samples-${name}-`)));
}

export function folderIn(parent: string, name: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  return own(folder);
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The first of these programs that is installed. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/sbin', '/usr/bin');
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}
