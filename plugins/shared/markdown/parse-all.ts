import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Parsed} from './types';

const hash = (text: string): string => createHash('sha1').update(text).digest('base64url');

let known: string | undefined;

/** Cache key: changes with the code of this folder and with the packages. */
function version(): string {
  return (known ??= computeVersion());
}

function computeVersion(): string {
  const files = readdirSync(__dirname).map((file) => path.join(__dirname, file));
  const lock = path.join(process.cwd(), 'package-lock.json');
  return hash(
    [...files, lock]
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  ).slice(0, 12);
}

/** Parsed files by cache file, for a process that checks more than once: the dev server. */
export type Memory = Map<string, Record<string, Parsed>>;

/** Parsed files by the hash of their text. A change of the code starts a new cache file. */
class Cache {
  private readonly file: string;
  private entries: Record<string, Parsed> = {};
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
        this.entries = JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, Parsed>;
      } catch {
        // A half-written file is the same as none.
      }
    }
    memory?.set(this.file, this.entries);
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

/** Parses one text, unless it is among what was parsed before. Keeps it in `memory` alone: a build asks page by page. */
export async function parseOne(siteDir: string, source: string, memory: Memory): Promise<Parsed> {
  const cache = new Cache(siteDir, memory);
  const key = hash(source);
  const known = cache.get(key);
  if (known) return known;
  const {parse} = await import('./parse');
  const parsed = parse(source);
  cache.set(key, parsed);
  return parsed;
}

/** Parses texts, and takes those that were parsed before from a cache unless `cache` is false. */
export async function parseAll(
  siteDir: string,
  sources: string[],
  {cache: isCached = true, memory}: {cache?: boolean; memory?: Memory} = {},
): Promise<Parsed[]> {
  const cache = isCached ? new Cache(siteDir, memory) : undefined;
  const parsed: Parsed[] = [];
  for (const source of sources) {
    const key = hash(source);
    let one = cache?.get(key);
    if (!one) {
      // The Markdown parser takes a second to load, which a check without new text need not wait for.
      const {parse} = await import('./parse');
      one = parse(source);
      cache?.set(key, one);
    }
    parsed.push(one);
  }
  cache?.save();
  return parsed;
}
