import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {deploy, rollback, type Target} from '../deploy';
import type {Step} from '../plan';
import {bucketStore, type Store} from '../store';

/** A bucket in a folder; it remembers what was done to it, and in which order. */
class FolderStore implements Store {
  readonly done: string[] = [];
  readonly objects = new Map<string, string>();
  fails = false;

  constructor(private readonly folder: string) {}

  async put(file: string, key: string): Promise<void> {
    const kept = path.join(this.folder, encodeURIComponent(key));
    copyFileSync(file, kept);
    this.objects.set(key, kept);
    this.done.push(`put ${key}`);
  }

  async get(key: string, file: string): Promise<boolean> {
    const kept = this.objects.get(key);
    if (kept) copyFileSync(kept, file);
    return kept !== undefined;
  }

  async apply(steps: Step[], build: string): Promise<void> {
    if (this.fails) throw new Error('the network is gone');
    for (const step of steps) {
      if (step.do === 'put') await this.put(path.join(build, step.file), step.key);
      else this.done.push(`${step.do} ${step.key}`);
      if (step.do === 'delete') this.objects.delete(step.key);
    }
  }

  text(key: string): string {
    return readFileSync(this.objects.get(key) ?? '', 'utf8');
  }
}

let folder: string;
let store: FolderStore;
let target: Target;
const lines: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-test-'));
  for (const name of ['bucket', 'work']) mkdirSync(path.join(folder, name));
  store = new FolderStore(path.join(folder, 'bucket'));
  lines.length = 0;
  target = {
    store,
    baseUrl: '/',
    work: path.join(folder, 'work'),
    dryRun: false,
    log: (line) => lines.push(line),
  };
});
afterEach(() => rmSync(folder, {recursive: true}));

function build(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries({'404.html': 'none', ...files})) {
    const full = path.join(folder, name, file);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, text);
  }
  return path.join(folder, name);
}

const one = () => build('one', {'index.html': 'one', 'docs/a.html': 'a1', 'assets/m.1.js': '1'});
const two = () => build('two', {'index.html': 'two', 'docs/b.html': 'b2', 'assets/m.2.js': '2'});

describe('deploy', () => {
  it('keeps the release before it touches the site, and the state after', async () => {
    await deploy(target, one(), 'r1');
    expect(store.done[0]).toBe('put _deploy/r1.tar.gz');
    expect(store.done.at(-1)).toBe('put _deploy/state.json');
    expect(store.text('docs/a')).toBe('a1');
  });

  it('changes nothing in a dry run, and says what it would do', async () => {
    await deploy({...target, dryRun: true}, one(), 'r1');
    expect(store.done).toEqual([]);
    expect(lines).toContain('put assets/m.1.js');
    expect(lines.at(-1)).toBe('deploy: dry run, nothing was changed');
  });

  it('does all of it again after it failed half way', async () => {
    store.fails = true;
    await expect(deploy(target, one(), 'r1')).rejects.toThrow('network');
    store.fails = false;
    await deploy(target, one(), 'r1');
    expect(store.text('index.html')).toBe('one');
  });

  it('refuses a folder that is no build', async () => {
    await expect(deploy(target, folder, 'r1')).rejects.toThrow(/has no index\.html/);
  });

  it('drops the files of releases that are too old to go back to', async () => {
    for (let index = 0; index < 21; index += 1) await deploy(target, one(), `r${index}`);
    expect(store.objects.has('_deploy/r0.tar.gz')).toBe(false);
    expect(store.objects.has('_deploy/r1.tar.gz')).toBe(true);
  });
});

describe('rollback', () => {
  it('brings back the pages of the release before, whose assets are still there', async () => {
    await deploy(target, one(), 'r1');
    await deploy(target, two(), 'r2');
    expect(store.objects.has('docs/a')).toBe(false);
    expect(store.objects.has('assets/m.1.js')).toBe(true);
    await rollback(target);
    expect(store.text('index.html')).toBe('one');
    expect(store.text('docs/a')).toBe('a1');
    expect(store.objects.has('docs/b')).toBe(false);
    expect(store.objects.has('assets/m.2.js')).toBe(true);
  });

  it('says which releases there are when asked for another', async () => {
    await deploy(target, one(), 'r1');
    await expect(rollback(target, 'r7')).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: deploy: there is no release r7. Live is r1; there are: r1]`,
    );
    await expect(rollback(target)).rejects.toThrow(/no release before the live one/);
  });
});

describe('bucketStore', () => {
  it('takes a missing state for a first deploy, and any other failure for one', async () => {
    const failing = (message: string) =>
      bucketStore('b', () => Promise.reject(new Error(message))).get('k', 'f');
    await expect(
      failing('fatal error: An error occurred (404) when calling HeadObject'),
    ).resolves.toBe(false);
    await expect(failing('Unable to locate credentials')).rejects.toThrow('credentials');
  });

  it('stages pages beside the folders of the same name, and leaves nothing behind', async () => {
    const calls: string[][] = [];
    const staged: boolean[] = [];
    const bucket = bucketStore('b', (args) => {
      calls.push(args);
      if (args[1] === 'cp') staged.push(existsSync(path.join(args[2] ?? '', 'docs/a')));
      return Promise.resolve();
    });
    const put = (key: string, file: string): Step => ({
      do: 'put',
      key,
      file,
      type: 'text/html',
      cache: 'c',
    });
    const from = build('one', {'index.html': 'i', 'docs/a.html': 'a', 'docs/a/b.html': 'b'});
    await bucket.apply(
      [
        put('docs/a', 'docs/a.html'),
        put('docs/a/b', 'docs/a/b.html'),
        {do: 'redirect', key: 'docs/x', to: '/docs/a'},
        {do: 'delete', key: 'docs/y'},
      ],
      from,
    );
    expect(calls.map(([, command]) => command)).toEqual([
      'cp',
      'cp',
      'put-object',
      'delete-objects',
    ]);
    expect(staged).toEqual([true, true]);
    expect(calls[2]).toContain('/docs/a');
    expect(
      calls.filter(([, command]) => command === 'cp').some(([, , dir = '']) => existsSync(dir)),
    ).toBe(false);
  });
});
