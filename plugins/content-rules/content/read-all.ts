import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {callHelpers, share} from '../crew';
import {parserVersion} from './parser';
import type {Read} from './types';

/** Fewer files than this are parsed in this process alone: another takes longer to start. */
const WORTH_A_PROCESS = 30;
/** Files that a process takes at a time. */
const BATCH = 15;

const hash = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** What goes into `faults`. */
const PROSE = ['words', 'trademarks', 'heading-case', 'prose'].map((name) => `rules/${name}.ts`);
const LISTS = ['words.json', 'trademarks.json', 'proper-nouns.txt'].map((name) => `data/${name}`);

/** Changes with the code and the lists that a file is read with. */
function version(): string {
  const files = ['text.ts', ...PROSE, ...LISTS].map((file) =>
    readFileSync(path.join(__dirname, '..', file), 'utf8'),
  );
  return hash([parserVersion(), ...files].join('\n')).slice(0, 12);
}

/** What a process has read, by the file in which it is kept, for a process that asks again. */
export type Memory = Map<string, Record<string, Read>>;

/** What was read before, by content. A change of the code starts a new file. */
class Cache {
  private readonly file: string;
  private entries: Record<string, Read> = {};
  private readonly used = new Set<string>();
  private changed = false;

  constructor(
    private readonly siteDir: string,
    memory?: Memory,
  ) {
    this.file = path.join(siteDir, 'node_modules/.cache/content-rules', `pages-${version()}.json`);
    const known = memory?.get(this.file);
    if (known) {
      this.entries = known;
    } else if (existsSync(this.file)) {
      try {
        this.entries = JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, Read>;
      } catch {
        // A half-written file is the same as none.
      }
    }
    memory?.set(this.file, this.entries);
  }

  get(key: string): Read | undefined {
    this.used.add(key);
    return this.entries[key];
  }

  set(key: string, value: Read): void {
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

/**
 * Looks files up among what was read before. When many are new, other processes start at once, and are there by the time
 * that the rest is read: as many files at a time as the machine has cores.
 */
export function lookUp(
  siteDir: string,
  sources: string[],
  {
    cache: cached = true,
    memory,
    alone = false,
  }: {cache?: boolean; memory?: Memory; alone?: boolean} = {},
): {readRest: () => Promise<Read[]>} {
  const cache = cached ? new Cache(siteDir, memory) : undefined;
  const keys = sources.map(hash);
  const known = keys.map((key) => cache?.get(key));
  const missing = keys.flatMap((_, index) => (known[index] ? [] : [index]));
  if (!alone && missing.length >= WORTH_A_PROCESS) callHelpers();
  const batches: number[][] = [];
  for (let start = 0; start < missing.length; start += BATCH) {
    batches.push(missing.slice(start, start + BATCH));
  }
  let join!: () => void;
  const joined = new Promise<void>((resolve) => (join = resolve));
  const reading = share(
    'parse',
    batches.map((indices) => indices.map((index) => sources[index]!)),
    {ahead: 2, joined},
  );
  // Its failure is for who asks.
  reading.catch(() => undefined);
  return {
    async readRest() {
      join();
      const read = await reading;
      missing.forEach((index, position) => {
        const page = read[Math.floor(position / BATCH)]![position % BATCH]!;
        known[index] = page;
        cache?.set(keys[index]!, page);
      });
      // Later: rules begin first, and give the other processes work.
      if (cache) setTimeout(() => cache.save());
      return known as Read[];
    },
  };
}
