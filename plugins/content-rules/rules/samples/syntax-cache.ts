import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {dialectOf} from './dialect';
import type {Finding, Sample} from './sample';

const hash = (text: string): string => createHash('sha1').update(text).digest('base64url');

/**
 * Results of parsers, by the content of the sample. Grammars of programming languages and SQL parsers take
 * tenths of a second each to start: with nothing new in their language they need not start at all.
 */
export class SyntaxCache {
  private readonly file: string;
  private entries: Record<string, Finding[]> = {};
  private readonly used: Record<string, Finding[]> = {};
  private changed = false;

  constructor(siteDir: string) {
    this.file = path.join(
      siteDir,
      'node_modules/.cache/content-rules',
      `syntax-${versionOf(siteDir)}.json`,
    );
    if (!existsSync(this.file)) return;
    try {
      this.entries = JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, Finding[]>;
    } catch {
      // A half-written file is the same as none.
    }
  }

  get(sample: Sample): Finding[] | undefined {
    const key = keyOf(sample);
    const found = this.used[key] ?? this.entries[key];
    if (found) this.used[key] = found;
    return found;
  }

  set(sample: Sample, findings: Finding[]): void {
    if (this.used[keyOf(sample)]) return;
    this.used[keyOf(sample)] = findings;
    this.changed = true;
  }

  /** Keeps what this run used, and with `keepAll` the rest too. A folder that cannot be written only costs time. */
  save(keepAll: boolean): void {
    if (!this.changed) return;
    const temporary = `${this.file}.${process.pid}`;
    try {
      mkdirSync(path.dirname(this.file), {recursive: true});
      writeFileSync(
        temporary,
        JSON.stringify(keepAll ? {...this.entries, ...this.used} : this.used),
      );
      renameSync(temporary, this.file);
    } catch {
      return;
    }
  }
}

function keyOf(sample: Sample): string {
  return hash(
    `${sample.lang}\n${sample.lang === 'sql' ? String(dialectOf(sample)) : ''}\n${sample.value}`,
  );
}

/** Changes with the checks, the packages, and the placeholders that are filled before parsing. */
function versionOf(siteDir: string): string {
  const own = [__dirname, path.join(__dirname, 'parse')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(folder, name)),
  );
  const files = [
    ...own,
    path.join(siteDir, 'package-lock.json'),
    path.join(siteDir, 'data/placeholders.json'),
  ];
  return hash(
    files
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  ).slice(0, 12);
}
