import {execFile} from 'node:child_process';
import {linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {AN_HOUR} from '../plugins/response-headers/headers';
import type {Put, Step} from './plan';

const run = promisify(execFile);

/** An object store, as little of it as deploying needs. */
export type Store = {
  put: (file: string, key: string) => Promise<void>;
  get: (key: string, file: string) => Promise<boolean>;
  apply: (steps: Step[], build: string) => Promise<void>;
};

export type Aws = (args: string[]) => Promise<unknown>;

const AT_ONCE = 8;
const DELETED_AT_ONCE = 1000;

const aws: Aws = (args) => run('aws', args, {maxBuffer: 64 * 1024 * 1024});

/** Puts that one command can do: the same headers, and no key that is a folder of another's. */
export function groupPuts(puts: Put[]): Put[][] {
  const groups = new Map<string, Put[]>();
  // A page's key can be the folder of other pages, but never at its own depth.
  for (const put of puts) {
    const kind = put.file.startsWith('assets/') ? 0 : put.file.endsWith('.html') ? 2 : 1;
    const depth = kind === 2 ? put.key.split('/').length : 0;
    const name = [kind, put.type, put.cache, depth].join('|');
    groups.set(name, [...(groups.get(name) ?? []), put]);
  }
  return [...groups.values()];
}

async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}

/** A bucket behind the client `aws`, which reads the account, the region and AWS_ENDPOINT_URL from the environment. */
export function bucketStore(bucket: string, call: Aws = aws): Store {
  const url = (key: string) => `s3://${bucket}/${key}`;

  async function putAll(puts: Put[], build: string): Promise<void> {
    const folder = mkdtempSync(path.join(path.dirname(path.resolve(build)), '.deploy-'));
    try {
      for (const {file, key} of puts) {
        const staged = path.join(folder, key);
        mkdirSync(path.dirname(staged), {recursive: true});
        linkSync(path.join(build, file), staged);
      }
      const [{type, cache}] = puts as [Put];
      await call(
        ['s3', 'cp', folder, `s3://${bucket}/`, '--recursive', '--only-show-errors'].concat([
          '--content-type',
          type,
          '--cache-control',
          cache,
        ]),
      );
    } finally {
      rmSync(folder, {recursive: true});
    }
  }

  async function deleteAll(keys: string[]): Promise<void> {
    const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
    try {
      for (let start = 0; start < keys.length; start += DELETED_AT_ONCE) {
        const list = path.join(folder, 'delete.json');
        const objects = keys.slice(start, start + DELETED_AT_ONCE).map((Key) => ({Key}));
        writeFileSync(list, JSON.stringify({Objects: objects, Quiet: true}));
        await call(['s3api', 'delete-objects', '--bucket', bucket, '--delete', `file://${list}`]);
      }
    } finally {
      rmSync(folder, {recursive: true});
    }
  }

  return {
    put: async (file, key) => {
      await call(['s3', 'cp', file, url(key), '--only-show-errors', '--cache-control', 'no-store']);
    },
    get: async (key, file) => {
      try {
        await call(['s3', 'cp', url(key), file, '--only-show-errors']);
        return true;
      } catch (error) {
        // Only what is not there may be taken for nothing: a state that cannot be read must stop the deploy.
        if (/\(404\)|NoSuchKey/.test(String(error))) return false;
        throw error;
      }
    },
    apply: async (steps, build) => {
      // One group after another: the order of the plan is the order in which things are there.
      for (const group of groupPuts(steps.filter((step) => step.do === 'put'))) {
        await putAll(group, build);
      }
      await forEachConcurrently(
        steps.filter((step) => step.do === 'redirect'),
        async ({key, to}) => {
          await call(
            ['s3api', 'put-object', '--bucket', bucket, '--key', key].concat([
              '--website-redirect-location',
              to,
              '--cache-control',
              AN_HOUR,
            ]),
          );
        },
      );
      await deleteAll(steps.filter(({do: kind}) => kind === 'delete').map(({key}) => key));
    },
  };
}

export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
