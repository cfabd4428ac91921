import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {bucketStore, type Store} from '../store';
import {LocalBucket} from './s3';

const ROOT = path.resolve(__dirname, '../..');

let folder: string;
let bucket: LocalBucket;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-test-'));
  bucket = await LocalBucket.start('docs');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await bucket.stop();
  rmSync(folder, {recursive: true});
});

function write(file: string, text: string): string {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
  return full;
}

describe('bucketStore', () => {
  let store: Store;
  beforeEach(() => {
    for (const [name, value] of Object.entries(bucket.environment)) vi.stubEnv(name, value);
    store = bucketStore('docs');
  });

  it('uploads with the type and the age that a file has, and reads it back', async () => {
    const headers = {type: 'text/html; charset=utf-8', cache: 'no-store'};
    await store.put(write('a.html', 'ä'), 'docs/a b', headers);
    expect(bucket.objects.get('docs/a b')?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    const copy = path.join(folder, 'copy');
    expect(await store.get('docs/a b', copy)).toBe(true);
    expect(readFileSync(copy, 'utf8')).toBe('ä');
  });

  it('redirects and deletes', async () => {
    await store.redirect('docs/old', '/docs/new#part');
    expect(bucket.objects.get('docs/old')?.headers['x-amz-website-redirect-location']).toBe(
      '/docs/new#part',
    );
    await store.delete('docs/old');
    await store.delete('docs/never');
    expect(bucket.objects.size).toBe(0);
  });

  it('takes a missing object for nothing, and a missing bucket for a mistake', async () => {
    expect(await store.get('state.json', path.join(folder, 'x'))).toBe(false);
    await expect(
      bucketStore('doc').get('state.json', 'x'),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: deploy: there is no bucket doc. Create it, or correct --bucket]`,
    );
  });

  it('says what could not be done', async () => {
    await expect(
      store.put(path.join(folder, 'none'), 'docs/a', {type: 't', cache: 'c'}),
    ).rejects.toThrow(/^deploy: could not upload docs\/a\. Error: ENOENT/);
  });
});

describe('npm run deploy', () => {
  const PAGES = 260;
  const KEYS = PAGES * 3;

  /** Pages, two redirects for each, and an asset: more than two batches of each kind. */
  function writeBuild(): void {
    write('build/index.html', 'home');
    write('build/404.html', 'none');
    write('build/assets/js/main.1.js', 'let x;');
    for (let page = 0; page < PAGES; page += 1) write(`build/docs/${page}.html`, `page ${page}`);
  }

  type Ended = {code: number | null; output: string};
  function run(...options: string[]): {ended: Promise<Ended>; kill: () => void} {
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        path.join(ROOT, 'deploy/index.ts'),
        '--build',
        path.join(folder, 'build'),
      ].concat(options),
      {cwd: ROOT, env: {...process.env, ...bucket.environment}},
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => (output += data.toString()));
    }
    const ended = new Promise<Ended>((resolve) =>
      child.on('close', (code) => resolve({code, output})),
    );
    return {ended, kill: () => child.kill('SIGKILL')};
  }

  const served = () => [...bucket.objects.keys()].filter((key) => !key.startsWith('_deploy/'));
  const uploads = (changes: string[]) => changes.filter((change) => !change.includes('_deploy/'));

  it('is killed anywhere, runs again, ends right and repeats one batch at most', async () => {
    writeBuild();
    for (const moment of [1, 3, 150, 300, 700]) {
      bucket.objects.clear();
      bucket.changes.length = 0;
      const first = run('--bucket', 'docs');
      bucket.onChange = (count) => {
        if (count === moment) first.kill();
      };
      expect((await first.ended).code, `killed at ${moment}`).not.toBe(0);
      bucket.onChange = () => {};
      const done = new Set(uploads(bucket.changes)).size;
      bucket.changes.length = 0;

      const {code, output} = await run('--bucket', 'docs').ended;
      expect([code, output]).toEqual([0, expect.stringContaining('is live')]);
      expect(served()).toHaveLength(KEYS + 3);
      const repeated = uploads(bucket.changes).length - (KEYS + 3 - done);
      expect(repeated, `repeated after ${moment}`).toBeLessThanOrEqual(200);
    }
  }, 120_000);

  it('has nothing to do the second time, and nothing but what changed the third', async () => {
    writeBuild();
    await run('--bucket', 'docs').ended;
    bucket.changes.length = 0;
    await run('--bucket', 'docs').ended;
    expect(uploads(bucket.changes)).toEqual([]);
    write('build/docs/7.html', 'page 7, changed');
    rmSync(path.join(folder, 'build/docs/8.html'));
    await run('--bucket', 'docs').ended;
    expect(uploads(bucket.changes).sort()).toEqual([
      'DELETE docs/8',
      'DELETE docs/8.html',
      'DELETE docs/8/index.html',
      'PUT docs/7',
    ]);
  }, 60_000);

  it('does not rehearse on a bucket that is not there', async () => {
    writeBuild();
    const {code, output} = await run('--bucket', 'doc', '--dry-run').ended;
    expect(code).toBe(1);
    expect(output).toContain('there is no bucket doc');
  }, 60_000);
});
