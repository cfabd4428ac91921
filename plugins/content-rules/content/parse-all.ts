import {fork} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Parsed} from './types';

/** Fewer files than this are parsed here: a process takes longer to start. */
const WORTH_A_PROCESS = 30;
const CODE = ['front-matter', 'meta', 'parse', 'reader', 'tree', 'types'];

const hash = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** What was parsed before, by content. A change of the parser's own code starts a new file. */
class Cache {
  private readonly file: string;
  private entries: Record<string, Parsed> = {};
  private readonly used = new Set<string>();
  private changed = false;

  constructor(private readonly siteDir: string) {
    const version = hash(CODE.map((name) => readFileSync(path.join(__dirname, `${name}.ts`), 'utf8')).join());
    this.file = path.join(siteDir, 'node_modules/.cache/content-rules', `${version}.json`);
    if (existsSync(this.file)) {
      try {
        this.entries = JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, Parsed>;
      } catch {
        // A half-written file is the same as none.
      }
    }
  }

  get(key: string): Parsed | undefined {
    this.used.add(key);
    return this.entries[key];
  }

  set(key: string, value: Parsed): void {
    this.entries[key] = value;
    this.changed = true;
  }

  save(): void {
    // A site without packages is a fixture, which should stay as it is.
    if (!this.changed || !existsSync(path.join(this.siteDir, 'node_modules'))) {
      return;
    }
    const kept = Object.fromEntries(Object.entries(this.entries).filter(([key]) => this.used.has(key)));
    const temporary = `${this.file}.${process.pid}`;
    try {
      mkdirSync(path.dirname(this.file), {recursive: true});
      writeFileSync(temporary, JSON.stringify(kept));
      renameSync(temporary, this.file);
    } catch {
      // A folder that cannot be written only costs time.
    }
  }
}

/** Parses in another process: the parser takes milliseconds a page, and machines have several cores. */
function parseElsewhere(sources: string[]): Promise<Parsed[]> {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'worker.ts'), [], {
      execArgv: ['--import', tsx],
      serialization: 'advanced',
    });
    child.once('message', (parsed) => {
      resolve(parsed as Parsed[]);
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`content-rules: a parsing process ended with status ${code}`)));
    child.send(sources);
  });
}

/** Parses files, as many at a time as the machine has cores; unchanged ones come from the cache. */
export async function parseAll(siteDir: string, sources: string[], cached = true): Promise<Parsed[]> {
  const cache = cached ? new Cache(siteDir) : undefined;
  const keys = sources.map(hash);
  const known = keys.map((key) => cache?.get(key));
  const missing = keys.flatMap((_, index) => (known[index] ? [] : [index]));
  const processes = missing.length < WORTH_A_PROCESS ? 1 : Math.min(availableParallelism(), 8);
  const share = (turn: number): number[] => missing.filter((_, index) => index % processes === turn);
  await Promise.all(
    Array.from({length: processes}, async (_, turn) => {
      const indices = share(turn);
      const texts = indices.map((index) => sources[index]!);
      const parsed =
        missing.length >= WORTH_A_PROCESS && turn > 0
          ? await parseElsewhere(texts)
          : await parseHere(texts, missing.length >= WORTH_A_PROCESS);
      indices.forEach((index, position) => {
        known[index] = parsed[position];
        cache?.set(keys[index]!, parsed[position]!);
      });
    }),
  );
  cache?.save();
  return known as Parsed[];
}

async function parseHere(sources: string[], afterOthersStarted: boolean): Promise<Parsed[]> {
  if (sources.length === 0) {
    return [];
  }
  if (afterOthersStarted) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  const {parse} = await import('./parse');
  return sources.map(parse);
}
