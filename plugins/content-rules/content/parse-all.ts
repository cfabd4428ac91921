import {fork} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Parsed} from './types';

/** Fewer files than this are parsed here: a process takes longer to start. */
const WORTH_A_PROCESS = 30;
/** Files that a process takes at a time. */
const BATCH = 15;
const CODE = ['front-matter', 'meta', 'parse', 'reader', 'tree', 'types'];

type Batch = {indices: number[]; sources: string[]};

const hash = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** What was parsed before, by content. A change of the parser's own code starts a new file. */
class Cache {
  private readonly file: string;
  private entries: Record<string, Parsed> = {};
  private readonly used = new Set<string>();
  private changed = false;

  constructor(private readonly siteDir: string) {
    const version = hash(
      CODE.map((name) => readFileSync(path.join(__dirname, `${name}.ts`), 'utf8')).join(),
    );
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
    const kept = Object.fromEntries(
      Object.entries(this.entries).filter(([key]) => this.used.has(key)),
    );
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

/** Parses batch after batch in another process, until the queue is empty: machines have several cores. */
function parseElsewhere(
  queue: Batch[],
  done: (batch: Batch, parsed: Parsed[]) => void,
): Promise<void> {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'worker.ts'), [], {
      execArgv: ['--import', tsx],
      serialization: 'advanced',
    });
    let current: Batch | undefined;
    const next = (): void => {
      current = queue.shift();
      if (current) {
        child.send(current.sources);
      } else {
        resolve();
        child.disconnect();
      }
    };
    child.on('message', (message) => {
      if (current) {
        done(current, message as Parsed[]);
      }
      next();
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`content-rules: a parsing process ended with status ${code}`)),
    );
  });
}

/** The same in this process, which hears of the others between batches. */
async function parseHere(
  queue: Batch[],
  done: (batch: Batch, parsed: Parsed[]) => void,
): Promise<void> {
  if (queue.length === 0) {
    return;
  }
  const {parse} = await import('./parse');
  for (let batch = queue.shift(); batch; batch = queue.shift()) {
    done(batch, batch.sources.map(parse));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Parses files, as many at a time as the machine has cores; unchanged ones come from the cache. */
export async function parseAll(
  siteDir: string,
  sources: string[],
  cached = true,
): Promise<Parsed[]> {
  const cache = cached ? new Cache(siteDir) : undefined;
  const keys = sources.map(hash);
  const known = keys.map((key) => cache?.get(key));
  const missing = keys.flatMap((_, index) => (known[index] ? [] : [index]));
  const queue: Batch[] = [];
  for (let start = 0; start < missing.length; start += BATCH) {
    const indices = missing.slice(start, start + BATCH);
    queue.push({indices, sources: indices.map((index) => sources[index]!)});
  }
  const done = ({indices}: Batch, parsed: Parsed[]): void =>
    indices.forEach((index, position) => {
      known[index] = parsed[position];
      cache?.set(keys[index]!, parsed[position]!);
    });
  const others = missing.length < WORTH_A_PROCESS ? 0 : Math.min(availableParallelism(), 8) - 1;
  await Promise.all([
    ...Array.from({length: others}, () => parseElsewhere(queue, done)),
    parseHere(queue, done),
  ]);
  cache?.save();
  return known as Parsed[];
}
