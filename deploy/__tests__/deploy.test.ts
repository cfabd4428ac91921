import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {batchesOf, deploy, rollback, type Target} from '../deploy';
import type {Step} from '../plan';
import type {Store} from '../store';

/** A bucket in a folder; it remembers what was done to it, and in which order. */
class FolderStore implements Store {
  readonly done: string[] = [];
  readonly objects = new Map<string, string>();
  fails = false;

  constructor(private readonly folder: string) {}

  async put(file: string, key: string): Promise<void> {
    if (this.fails && !key.startsWith('_deploy/')) throw new Error('the network is gone');
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

  async redirect(key: string): Promise<void> {
    this.done.push(`redirect ${key}`);
  }

  async delete(key: string): Promise<void> {
    this.objects.delete(key);
    this.done.push(`delete ${key}`);
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

describe('batchesOf', () => {
  const step = (phase: Step['phase'], key: string): Step => ({do: 'delete', phase, key});

  it('never mixes phases, so that nothing is named before it is there', () => {
    const steps = [step('assets', 'a'), step('assets', 'b'), step('pages', 'c')];
    expect(batchesOf(steps)).toEqual([steps.slice(0, 2), steps.slice(2)]);
  });

  it('ends a batch where the state is saved', () => {
    const steps = Array.from({length: 450}, (_, index) => step('pages', String(index)));
    expect(batchesOf(steps).map(({length}) => length)).toEqual([200, 200, 50]);
  });
});
